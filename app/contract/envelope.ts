/** Request header that names the language of the words in an answer: `zh-CN`, or `en-US`. */
export const localeHeader = 'x-tuanbao-locale';

/**
 * Cookie by which the server knows a page's language before its program runs: `en-US`; without it, `zh-CN`. It
 * identifies no person.
 */
export const localeCookie = 'tuanbao.locale';

/** Result codes of the specification (§8) as words, and the ones this server adds. */
export const resultCodes = {
  success: '000001',
  /** Insured-person validation found problems; `data` lists them. */
  problemPersons: '000002',
  acceptedAsData: '000003',
  acceptedWithNotice: '000011',
  notSignedIn: '001011',
  /** Refused: `info` says why, as an error toast. */
  refused: '006004',
  /** The request itself is malformed. */
  badRequest: '900400',
  /** Sent by another site. */
  crossSite: '900403',
  /** Nothing of that name that the caller may see. */
  notFound: '900404',
  /** A newer version was saved first; `data` holds it. */
  conflict: '900409',
  /** The price in the request isn't the price; `data` holds the right quote. */
  priceChanged: '900410',
} as const;

export type ResultCode = (typeof resultCodes)[keyof typeof resultCodes];

/** `status` of a message that is an alert (specification §8). */
export const alertStatus = 1;

/** The object that every response is wrapped in. */
export interface Envelope<Data = unknown> {
  readonly resCode: string;
  /** 200 on success only: the specification's client takes body code 200 for success. */
  readonly code: number;
  /** Message for the user; empty on success. */
  readonly info: string;
  readonly data: Data;
  /** 1: the user has to take note of `info` before going on (specification §8); left out for any other message. */
  readonly status?: number;
}

const acceptedAsData: ReadonlySet<string> = new Set([
  resultCodes.success,
  resultCodes.acceptedAsData,
  resultCodes.acceptedWithNotice,
]);

/** Addresses whose answers are data whatever their result code says (specification §8). */
const isAlwaysData = (path: string): boolean =>
  path.endsWith('.json') || /\/(getAreaCode|getGroupProfessionByProductId)$/.test(path);

/** True when a body counts as success (specification §8, "accepted as data without error handling"). */
export const isSuccess = (body: Partial<Envelope>): boolean =>
  acceptedAsData.has(body.resCode ?? '') || body.code === 200;

/**
 * True when a client takes a body for data: a success, or a response from an address that always returns data. Body
 * codes 401 and 400 are rejected before either.
 */
export const isData = (path: string, body: Partial<Envelope>): boolean =>
  body.code !== 401 && body.code !== 400 && (isSuccess(body) || (isAlwaysData(path) && body.data !== undefined));

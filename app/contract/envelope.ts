/** Request header with the language of the texts in a response: `zh-CN` or `en-US`. */
export const localeHeader = 'x-tuanbao-locale';

/**
 * Cookie that tells the server the language of a page before its scripts run: `en-US`, or absent for `zh-CN`. It
 * identifies no person.
 */
export const localeCookie = 'tuanbao.locale';

/** Result codes of the specification (§8) by name, and the codes that this server adds. */
export const resultCodes = {
  success: '000001',
  /** Insured-person validation found problems; `data` lists them. */
  problemPersons: '000002',
  acceptedAsData: '000003',
  acceptedWithNotice: '000011',
  notSignedIn: '001011',
  /** The request is refused; `info` holds the reason, shown as an error toast. */
  refused: '006004',
  /** The request is malformed. */
  badRequest: '900400',
  /** The request comes from another site. */
  crossSite: '900403',
  /** The object doesn't exist, or the caller may not see it. */
  notFound: '900404',
  /** A newer version was saved first; `data` holds that version. */
  conflict: '900409',
  /** The price in the request isn't the current price; `data` holds the correct quote. */
  priceChanged: '900410',
} as const;

export type ResultCode = (typeof resultCodes)[keyof typeof resultCodes];

/** Value of `status` that marks a message as an alert (specification §8). */
export const alertStatus = 1;

/** Object that wraps every response. */
export interface Envelope<Data = unknown> {
  readonly resCode: string;
  /** Body code: 200 on success only, because the client of the specification takes 200 for success. */
  readonly code: number;
  /** Message for the user; empty on success. */
  readonly info: string;
  readonly data: Data;
  /** 1 when the user has to confirm `info` before continuing (specification §8); absent for any other message. */
  readonly status?: number;
}

const acceptedAsData: ReadonlySet<string> = new Set([
  resultCodes.success,
  resultCodes.acceptedAsData,
  resultCodes.acceptedWithNotice,
]);

/** True for addresses whose responses are data regardless of the result code (specification §8). */
const isAlwaysData = (path: string): boolean =>
  path.endsWith('.json') || /\/(getAreaCode|getGroupProfessionByProductId)$/.test(path);

/** True when a body counts as success (specification §8, "accepted as data without error handling"). */
export const isSuccess = (body: Partial<Envelope>): boolean =>
  acceptedAsData.has(body.resCode ?? '') || body.code === 200;

/**
 * True when a client takes a body as data: a success, or a response from an address that always returns data. Body
 * codes 401 and 400 are rejected first.
 */
export const isData = (path: string, body: Partial<Envelope>): boolean =>
  body.code !== 401 && body.code !== 400 && (isSuccess(body) || (isAlwaysData(path) && body.data !== undefined));

/** Request header that names the language of the texts in the response: `zh-CN` or `en-US`. */
export const localeHeader = 'x-tuanbao-locale';

/**
 * Cookie with the language in which the server sends a page: `en-US` or `zh-CN`. Without the cookie, the page is in
 * Chinese. The page has this language before its scripts run. The cookie identifies no person.
 */
export const localeCookie = 'tuanbao.locale';

/** Result codes by name: the codes of the specification (§8), and the codes that this server adds. */
export const resultCodes = {
  success: '000001',
  /** The check of insured persons found problems; `data` lists the persons. */
  problemPersons: '000002',
  acceptedAsData: '000003',
  acceptedWithNotice: '000011',
  notSignedIn: '001011',
  /** The request is refused for a reason that `info` gives. The client shows the reason in an error toast. */
  refused: '006004',
  /** The request can't be read, is too large or doesn't fit the schema of the call. */
  badRequest: '900400',
  /** The request comes from a page of another site. */
  crossSite: '900403',
  /** The requested object doesn't exist, or the caller may not see it. */
  notFound: '900404',
  /** Another request saved a newer version first; `data` holds that version. */
  conflict: '900409',
  /**
   * The price in the request isn't the current price; `data` holds the current quote, trial premium or surrender value.
   */
  priceChanged: '900410',
} as const;

export type ResultCode = (typeof resultCodes)[keyof typeof resultCodes];

/** Value of `status` that marks a message as an alert (specification §8). */
export const alertStatus = 1;

/** Body of the response to a call that returns neither a file nor a text. The data of the call are in `data`. */
export interface Envelope<Data = unknown> {
  readonly resCode: string;
  /**
   * Code in the body: 200 if the call succeeded, and never otherwise, because the client of the specification treats
   * every body with code 200 as a success.
   */
  readonly code: number;
  /** Message for the user. If the call succeeded, it is usually empty. */
  readonly info: string;
  readonly data: Data;
  /**
   * 1 if the user has to confirm the message `info` before continuing (specification §8); absent for any other message.
   */
  readonly status?: number;
}

const acceptedAsData: ReadonlySet<string> = new Set([
  resultCodes.success,
  resultCodes.acceptedAsData,
  resultCodes.acceptedWithNotice,
]);

/** True for a path whose responses are treated as data even if the result code reports a failure (specification §8). */
const isAlwaysData = (path: string): boolean =>
  path.endsWith('.json') || /\/(getAreaCode|getGroupProfessionByProductId)$/.test(path);

/**
 * True when `resCode` is one of the three codes for success, or `code` is 200 (specification §8, "accepted as data
 * without error handling").
 */
export const isSuccess = (body: Partial<Envelope>): boolean =>
  acceptedAsData.has(body.resCode ?? '') || body.code === 200;

/**
 * True if a client treats a body as data: the body is a success, or it has `data` and comes from a path of
 * `isAlwaysData`. A body with code 401 or 400 is never treated as data.
 */
export const isData = (path: string, body: Partial<Envelope>): boolean =>
  body.code !== 401 && body.code !== 400 && (isSuccess(body) || (isAlwaysData(path) && body.data !== undefined));

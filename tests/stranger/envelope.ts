/** A response of a call (specification 001 §8). */
export interface Answer {
  readonly status: number;
  readonly resCode: string;
  readonly code: number;
  readonly info: string;
  readonly data: unknown;
}

/** Thrown when a response differs from the specification, or when a call is refused although it should succeed. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch';
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the envelope in the text of a response: data, resCode, code and info.
 *
 * @throws Mismatch when a field of the envelope is missing or has another type
 */
export function envelopeIn(status: number, text: string): Answer {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new Mismatch(`HTTP ${status} without an envelope: ${text.slice(0, 120)}`);
  }
  if (!isObject(body)) throw new Mismatch(`HTTP ${status} without an envelope: ${text.slice(0, 120)}`);
  const { resCode, code, info } = body;
  if (typeof resCode !== 'string' || typeof code !== 'number' || typeof info !== 'string' || !('data' in body)) {
    throw new Mismatch(`HTTP ${status} without data, resCode, code and info: ${text.slice(0, 120)}`);
  }
  return { status, resCode, code, info, data: body['data'] };
}

const acceptedAsData: ReadonlySet<string> = new Set(['000001', '000011', '000003']);

/**
 * True if a client that follows the specification accepts the response as data. The codes 400 and 401 in the body are
 * rejected.
 */
const isAccepted = ({ status, resCode, code }: Answer): boolean =>
  status === 200 && code !== 401 && code !== 400 && (acceptedAsData.has(resCode) || code === 200);

/**
 * Returns the data of a response.
 * @throws Mismatch when a client that follows the specification rejects the response
 */
export function acceptedData(call: string, answer: Answer): unknown {
  if (!isAccepted(answer)) {
    throw new Mismatch(`${call} was refused: HTTP ${answer.status}, ${answer.resCode}, ${answer.info}`);
  }
  return answer.data;
}

/** @throws Mismatch when the response isn't a refusal with this `resCode` and a text in `info` */
export function refusedWith(call: string, answer: Answer, resCode: string): void {
  if (answer.resCode !== resCode || answer.code === 200 || answer.info === '') {
    throw new Mismatch(`${call} answered ${answer.resCode} “${answer.info}” in place of ${resCode}`);
  }
}

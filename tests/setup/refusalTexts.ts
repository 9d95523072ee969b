import { resultCodes } from '../../app/contract/envelope.ts';
import type { AnyCall } from './allCalls.ts';
import type { WireReply } from './wireRequests.ts';

/** Decodes the percent-encoded parts of a text. */
export function decoded(text: string): string {
  return text.replaceAll(/(?:%[\dA-F]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

/**
 * Result codes of refusals whose `data` contain what the agent needs to continue: the newer version of a draft after a
 * conflict, or the right price.
 */
const answeringWithData: ReadonlySet<string> = new Set([resultCodes.conflict, resultCodes.priceChanged]);

/** Fields of a problem that identify the person with the problem. Clients of the specification need these fields. */
const tellingWhom: ReadonlySet<string> = new Set(['insuredName', 'key']);
const withoutWhom = (key: string, value: unknown): unknown => (tellingWhom.has(key) ? null : value);

/** Matches Latin words that a Chinese refusal may contain: names of formats and units. */
const foreignWords = /\b(?:name@example\.com|JSON|YYYY-MM-DD|month|year|JPG|PNG|WebP|PDF|MP4|MB|SMS)\b/g;

/** True if the response isn't a refusal. */
export const isAnswered = ({ status, resCode }: WireReply) =>
  status === 200 && (resCode === resultCodes.success || resCode === '');

/**
 * Returns the text of a refusal, including its headers. Leaves out the date, the length and the request id, because
 * they can contain any number by chance. Also leaves out the data that the agent needs to continue, and the fields that
 * identify a person.
 */
export function saidIn({ resCode, info, data, body, headers }: WireReply): string {
  const { date: _date, 'content-length': _length, 'x-request-id': _id, ...rest } = headers;
  const words =
    resCode === '' ? body : JSON.stringify([info, answeringWithData.has(resCode) ? null : data], withoutWhom);
  return decoded(`${words} ${JSON.stringify(rest)}`);
}

/**
 * Returns the problems in the wording of a refusal. A refusal must be in Chinese, whatever the request contained. A
 * server error is a problem too.
 */
export function wordingFaults(name: string, call: AnyCall, reply: WireReply): readonly string[] {
  if (reply.status >= 500) return [`${name} answered ${reply.status}`];
  // A refusal without an envelope is read by programs, so it may be in another language.
  const words = reply.info.replaceAll(foreignWords, '');
  const isChinese = call.answer === 'text' || (/\p{Script=Han}/u.test(words) && !/[A-Za-z]{3,}/.test(words));
  return isChinese ? [] : [`${name} is not Chinese: ${reply.info}`];
}

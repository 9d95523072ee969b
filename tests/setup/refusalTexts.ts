import { resultCodes } from '../../app/contract/envelope.ts';
import type { AnyCall } from './allCalls.ts';
import type { WireReply } from './wireRequests.ts';

/** Text with what is escaped for an address in it as it is read. */
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
 * Answers whose `data` is the record or the calculation that the agent goes on with, not words: the newer version of a
 * draft, without which a conflict can't be resolved, and the right price.
 */
const answeringWithData: ReadonlySet<string> = new Set([resultCodes.conflict, resultCodes.priceChanged]);

/** Fields beside a problem by which the specification's client finds the person it is about. */
const tellingWhom: ReadonlySet<string> = new Set(['insuredName', 'key']);
const withoutWhom = (key: string, value: unknown): unknown => (tellingWhom.has(key) ? null : value);

/** Words that a refusal may have beside Chinese: names of formats and units. */
const foreignWords = /\b(?:name@example\.com|JSON|YYYY-MM-DD|month|year|JPG|PNG|WebP|PDF|MP4|MB|SMS)\b/g;

/** True for an answer that isn't a refusal. */
export const isAnswered = ({ status, resCode }: WireReply) =>
  status === 200 && (resCode === resultCodes.success || resCode === '');

/** Everything that a refusal says, in its headers too. */
export function saidIn({ resCode, info, data, body, headers }: WireReply): string {
  const { date: _date, 'content-length': _length, ...rest } = headers;
  const words =
    resCode === '' ? body : JSON.stringify([info, answeringWithData.has(resCode) ? null : data], withoutWhom);
  return decoded(`${words} ${JSON.stringify(rest)}`);
}

/** Faults of a refusal's words, whatever was sent: the first language is Chinese. */
export function wordingFaults(name: string, call: AnyCall, reply: WireReply): readonly string[] {
  if (reply.status >= 500) return [`${name} answered ${reply.status}`];
  // a refusal without an envelope is part of its call's content: machines read it
  const words = reply.info.replaceAll(foreignWords, '');
  const isChinese = call.answer === 'text' || (/\p{Script=Han}/u.test(words) && !/[A-Za-z]{3,}/.test(words));
  return isChinese ? [] : [`${name} is not Chinese: ${reply.info}`];
}

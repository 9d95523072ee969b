import { operatorRefused } from '../operators/operatorRefusal.ts';
import type { AgentRights } from '../users/agentRights.ts';

function switchOf(value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw operatorRefused('rightWrong');
}

/** Splits a text into the two values before and after its first comma. */
function pairOf(value: string): readonly [string, string] {
  const [first = '', second = ''] = value.split(',', 2);
  return [first, second];
}

/** For each right, by its name in the command: the function that parses its value. */
const parsers: ReadonlyMap<string, (value: string) => AgentRights> = new Map<string, (value: string) => AgentRights>([
  ['real-name', (value) => ({ isRealName: switchOf(value) })],
  ['tier', (tier) => ({ tier })],
  ['pro-price', (value) => ({ isProPriceShow: switchOf(value) })],
  ['commission', (value) => ({ showsCommission: switchOf(value) })],
  ['broker', (value) => ({ isBroker: switchOf(value) })],
  [
    'distribution',
    (value) => {
      const [appId, openId] = pairOf(value);
      return { distribution: { appId, openId } };
    },
  ],
  [
    'certificate',
    (value) => {
      const [number, validUntil] = pairOf(value);
      return { certificate: { number, validUntil } };
    },
  ],
]);

/** Syntax of the arguments that set a user's rights. */
export const rightsUsage =
  'real-name=on|off tier=<0-7> pro-price=on|off commission=on|off broker=on|off distribution=<appId>[,<openId>] certificate=<number>,<last day>';

/** Parses rights such as `real-name=on`. @throws Refusal 006004 when a right doesn't exist or its value isn't valid */
export function rightsOfWords(words: readonly string[]): AgentRights {
  const read = words.map((word) => {
    const at = word.indexOf('=');
    const parse = parsers.get(word.slice(0, at));
    if (at < 0 || !parse) throw operatorRefused('rightWrong');
    return parse(word.slice(at + 1));
  });
  return Object.assign({}, ...read) as AgentRights;
}

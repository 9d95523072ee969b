import { chineseNumeral } from './chineseNumeral.ts';
import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/** Name of a scheme before the agent names it: 方案一. */
export const schemeNameMessages: MessagePack<{ readonly nameOf: (number: number) => string }> = messagePack<{
  readonly nameOf: (number: number) => string;
}>({ nameOf: (number) => `方案${chineseNumeral(number)}` }, { nameOf: (number) => counted`Scheme ${number}` });

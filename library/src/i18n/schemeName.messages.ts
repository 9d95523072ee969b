import { chineseNumeral } from './chineseNumeral.ts';
import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

const englishNumerals = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;

/**
 * Name that a scheme has until the agent changes it, for example 保障计划一 (specification §9, plan descriptions one to
 * ten).
 */
export const schemeNameMessages: MessagePack<{ readonly nameOf: (number: number) => string }> = messagePack<{
  readonly nameOf: (number: number) => string;
}>(
  { nameOf: (number) => `保障计划${chineseNumeral(number)}` },
  { nameOf: (number) => `Protection plan ${englishNumerals[number - 1] ?? counted`${number}`}` },
);

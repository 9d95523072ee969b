import type { Bank } from '../domain/bank/bank.ts';
import { banks } from './bankOptions.ts';

/** The banks of the clearing system in the form in which the server delivers them. */
export const bankList: readonly Bank[] = banks.map(({ value, label, pinyin = '', keywords = [] }) => ({
  code: value,
  name: label,
  short: keywords[1] ?? '',
  pinyin,
}));

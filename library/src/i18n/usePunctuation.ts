import { useLocale } from 'react-aria/I18nProvider';

import { sourceLocaleOf } from './messagePack.ts';

/** Functions that join texts with the punctuation of a language. */
export interface Punctuation {
  /** Joins the items of an enumeration: `增员、减员`, `Add, remove`. */
  readonly listed: (items: readonly string[]) => string;
  /** Joins sentences without a full stop: `保费不变；人数增加`, `same premium; more persons`. */
  readonly clauses: (sentences: readonly string[]) => string;
  /** Puts a label before a text: `证件号码：不能为空`, `Document number: can’t be empty`. */
  readonly labelled: (label: string, text: string) => string;
  /** Adds a remark in brackets: `2026-12-01（待生效）`, `2026-12-01 (upcoming)`. */
  readonly remarked: (text: string, remark: string) => string;
}

const punctuation: Readonly<Record<ReturnType<typeof sourceLocaleOf>, Punctuation>> = {
  'zh-CN': {
    listed: (items) => items.join('、'),
    clauses: (sentences) => sentences.join('；'),
    labelled: (label, text) => `${label}：${text}`,
    remarked: (text, remark) => `${text}（${remark}）`,
  },
  'en-US': {
    listed: (items) => items.join(', '),
    clauses: (sentences) => sentences.join('; '),
    labelled: (label, text) => `${label}: ${text}`,
    remarked: (text, remark) => `${text} (${remark})`,
  },
};

/** The punctuation of the user's language. */
export const usePunctuation = (): Punctuation => punctuation[sourceLocaleOf(useLocale().locale)];

import { glossary } from '../../../stories/guide/glossary.ts';
import { plainWords } from '../../../stories/guide/plainWords.ts';
import { productTerms, wordingRules } from '../../../stories/guide/productTerms.ts';
import { table } from '../markdown/table.ts';

/** The glossary as a Markdown table. */
export const glossaryMarkdown = (): string =>
  `${table(
    ['Chinese', 'In code', 'Meaning'],
    glossary.map(({ chinese, code, meaning }) => [chinese, `\`${code}\``, meaning]),
  )}\n`;

/** The words to avoid in code and comments, as a Markdown table. */
export const plainWordsMarkdown = (): string =>
  `${table(
    ['Not this', 'This'],
    plainWords.map(({ not, use }) => [not, use]),
  )}\n`;

/** The Chinese terms of the product, as a Markdown table. */
export const productTermsMarkdown = (): string =>
  `${table(
    ['Term', 'Meaning', 'Not'],
    productTerms.map(({ term, meaning, not }) => [term, meaning, not]),
  )}\n`;

/** The rules for the wording of messages, as a Markdown table. */
export const wordingRulesMarkdown = (): string =>
  `${table(
    ['Use', 'Wording', 'Not'],
    wordingRules.map(({ use, wording, not }) => [use, wording, not]),
  )}\n`;

import { type EndorsementStatus, endorsementStatusCodes } from '@tuanbao/library/domain/endorsement/endorsementMachine';

import { type WordTable, wordTable } from './wordTable.ts';

const asText = <Word extends string>(codes: Readonly<Record<Word, number>>): Readonly<Record<Word, string>> =>
  Object.fromEntries(Object.entries<number>(codes).map(([word, code]) => [word, String(code)])) as Record<Word, string>;

export const endorsementStatusWords: WordTable<EndorsementStatus> = wordTable<EndorsementStatus>(
  asText(endorsementStatusCodes),
);

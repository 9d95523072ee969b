import {
  type CoarseEndorsementStatus,
  coarseEndorsementStatusCodes,
  type EndorsementStatus,
  endorsementStatusCodes,
} from '@tuanbao/library/domain/endorsement/endorsementStatus';

import { type WordTable, wordTable } from './wordTable.ts';

const asText = <Word extends string>(codes: Readonly<Record<Word, number>>): Readonly<Record<Word, string>> =>
  Object.fromEntries(Object.entries<number>(codes).map(([word, code]) => [word, String(code)])) as Record<Word, string>;

export const endorsementStatusWords: WordTable<EndorsementStatus> = wordTable<EndorsementStatus>(
  asText(endorsementStatusCodes),
);

/** The group `succeeded` and the state of that name are different tables: 4 here, 40 there. */
export const coarseEndorsementStatusWords: WordTable<CoarseEndorsementStatus> = wordTable<CoarseEndorsementStatus>(
  asText(coarseEndorsementStatusCodes),
);

import { errorAt, type Problem } from '../problem/problem.ts';
import { isWellFormed } from '../text/wellFormed.ts';

export type GroupNameCode =
  | 'groupNameRequired'
  | 'groupNameMeaningless'
  | 'groupNameTooShort'
  | 'groupNameTooLong'
  | 'groupNameForbidden';

/** A word that a group name may not contain. `message` replaces the standard sentence; its `*` stands for the word. */
export interface ForbiddenWord {
  readonly word: string;
  readonly message?: string;
}

/** What a product adds to the rules of a group name. */
export interface GroupNameRule {
  /** Names of up to three characters are accepted. */
  readonly isLengthExempt: boolean;
  readonly forbiddenWords: readonly ForbiddenWord[];
}

/** Brackets, spaces, separators, letters and digits alone name nobody (specification §5); nor do characters that aren't any. */
const meaningless = /[\s\p{P}\p{S}\p{Z}\p{C}\p{M}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** What certificates have room for. */
const longestName = 200;

/** A name as forbidden words are looked for in it: notation, spaces and capitals hide none. */
const unhidden = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

/** A group name as it is stored: half-width letters and digits, no spaces around it, Chinese brackets kept as typed. */
export const normaliseGroupName = (text: string): string => text.replace(/[\u200B-\u200F\uFEFF]/gu, '').trim();

/** What is wrong with the name of the organisation that buys (specification §5, group name). */
export function groupNameProblems(
  name: string,
  rule: GroupNameRule,
  path = 'groupName',
): readonly Problem<GroupNameCode>[] {
  if (name.length > longestName) return [errorAt(path, 'groupNameTooLong', { max: longestName })];
  const given = normaliseGroupName(name);
  if (given === '') return [errorAt(path, 'groupNameRequired')];
  if (!isWellFormed(given) || given.replace(meaningless, '') === '') return [errorAt(path, 'groupNameMeaningless')];
  if (Array.from(given).length <= 3 && !rule.isLengthExempt) return [errorAt(path, 'groupNameTooShort')];
  const searched = unhidden(given);
  return rule.forbiddenWords
    .filter(({ word }) => unhidden(word) !== '' && searched.includes(unhidden(word)))
    .map(({ word, message }) =>
      errorAt(path, 'groupNameForbidden', { word, message: message?.replaceAll('*', word) ?? '' }),
    );
}

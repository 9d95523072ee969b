import { errorAt, type Problem } from '../problem/problem.ts';
import { isWellFormed } from '../text/wellFormed.ts';

export type GroupNameCode =
  | 'groupNameRequired'
  | 'groupNameMeaningless'
  | 'groupNameTooShort'
  | 'groupNameTooLong'
  | 'groupNameForbidden';

/**
 * A word that a group name must not contain. If `message` is given, it is shown instead of the usual text of the
 * problem. Each `*` in `message` is replaced by the word.
 */
export interface ForbiddenWord {
  readonly word: string;
  readonly message?: string;
}

/** Rules of a product that apply to the group name in addition to the general rules. */
export interface GroupNameRule {
  /** True when the product accepts group names with three characters or fewer. */
  readonly isLengthExempt: boolean;
  readonly forbiddenWords: readonly ForbiddenWord[];
}

/**
 * Matches punctuation, symbols, spaces, digits, Latin, Greek and Cyrillic letters (specification §5), combining marks
 * and invisible characters. A name must contain at least one character that isn't matched.
 */
const meaningless = /[\s\p{P}\p{S}\p{Z}\p{C}\p{M}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** Maximum length of a group name in characters. A longer name doesn't fit on printed certificates. */
const longestName = 200;

/**
 * Removes differences in width, spaces, case and invisible characters from a name. Otherwise such differences could
 * hide a forbidden word.
 */
const unhidden = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

/** Normalises a group name for storage: removes invisible characters, and spaces at the start and the end. */
export const normaliseGroupName = (text: string): string => text.replace(/[\u200B-\u200F\uFEFF]/gu, '').trim();

/** Problems of the name of the applicant's organisation (specification §5, group name). */
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

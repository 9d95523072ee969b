import { errorAt, type Problem } from '../problem/problem.ts';
import { isWellFormed } from '../text/wellFormed.ts';

export type GroupNameCode =
  | 'groupNameRequired'
  | 'groupNameMeaningless'
  | 'groupNameTooShort'
  | 'groupNameTooLong'
  | 'groupNameForbidden';

/** A word that a group name must not contain. `message` replaces the standard text; `*` in it stands for the word. */
export interface ForbiddenWord {
  readonly word: string;
  readonly message?: string;
}

/** Rules that a product adds to those of a group name. */
export interface GroupNameRule {
  /** Accepts group names with three characters or fewer. */
  readonly isLengthExempt: boolean;
  readonly forbiddenWords: readonly ForbiddenWord[];
}

/**
 * Matches characters that don't count in a name: brackets, spaces, separators, letters and digits (specification §5),
 * and characters that aren't visible.
 */
const meaningless = /[\s\p{P}\p{S}\p{Z}\p{C}\p{M}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** Maximum length in characters; the printed certificates limit it. */
const longestName = 200;

/** Normalises a name for the search of forbidden words: without differences in width, spaces and case. */
const unhidden = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

/** Normalises a group name for storage: invisible characters are removed and the name is trimmed. */
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

import { errorAt, type Problem } from '../problem/problem.ts';
import { isWellFormed } from '../text/wellFormed.ts';

export type GroupNameCode =
  | 'groupNameRequired'
  | 'groupNameMeaningless'
  | 'groupNameTooShort'
  | 'groupNameTooLong'
  | 'groupNameForbidden';

/** A word that a group name must not contain. `message` replaces the standard sentence; its `*` stands for the word. */
export interface ForbiddenWord {
  readonly word: string;
  readonly message?: string;
}

/** A product's additions to the rules of a group name. */
export interface GroupNameRule {
  /** Accepts group names of up to three characters. */
  readonly isLengthExempt: boolean;
  readonly forbiddenWords: readonly ForbiddenWord[];
}

/**
 * Characters that don't make a name: brackets, spaces, separators, letters and digits (specification §5), and
 * characters without a glyph.
 */
const meaningless = /[\s\p{P}\p{S}\p{Z}\p{C}\p{M}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** Greatest length in characters, limited by the printed certificates. */
const longestName = 200;

/** A name in the form in which forbidden words are searched: without variants of width, spaces and case. */
const unhidden = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toLowerCase();

/**
 * A group name in the form in which it is stored: half-width letters and digits, trimmed, Chinese brackets as typed.
 */
export const normaliseGroupName = (text: string): string => text.replace(/[\u200B-\u200F\uFEFF]/gu, '').trim();

/** Problems of the name of the organisation that buys (specification §5, group name). */
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

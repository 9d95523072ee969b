import type { Problem } from '../../domain/problem/problem.ts';
import type { SchemeQuote } from '../../domain/rating/quotation.ts';
import type { DraftProblemMessages } from '../../i18n/draftProblems.messages.ts';

/**
 * Returns the text of the problem in a part of a scheme, such as `planCode`, `clauses` or `occupations`; undefined if
 * the part has no problem.
 */
export type ProblemTextAt = (part: string) => string | undefined;

/** Codes of problems that aren't shown. They only mean that the user hasn't entered a value yet. */
const awaited: readonly string[] = ['occupationMissing', 'subjectMissing'];

const isIn = (path: string, part: string) => path === part || path.startsWith(`${part}.`);

const wordsOf = ({ code, params }: Problem, words: DraftProblemMessages, fallback: string): string => {
  const message = Object.entries(words).find(([known]) => known === code)?.[1];
  return message ? (message as (params: Problem['params']) => string)(params) : fallback;
};

/**
 * Returns the problems of the scheme at `index`, with paths relative to the scheme. Entries of `problems` come first;
 * the reasons why the scheme has no price follow, without the problems in `awaited`.
 */
export function problemsOfScheme(
  index: number,
  problems: readonly Problem[],
  quote: SchemeQuote | undefined,
): readonly Problem[] {
  const prefix = `schemes.${index}`;
  const given = problems
    .filter(({ path }) => isIn(path, prefix))
    .map((problem) => ({ ...problem, path: problem.path.slice(prefix.length + 1) }));
  const ofQuote = quote?.status === 'unpriced' ? quote.problems.filter(({ code }) => !awaited.includes(code)) : [];
  return [...given, ...ofQuote];
}

/**
 * Returns a function that takes a part of a scheme. The function returns the text of the first problem in that part;
 * undefined if the part has no problem. `fallback` is the text for a problem without a message of its own.
 */
export const problemTextAt =
  (problems: readonly Problem[], words: DraftProblemMessages, fallback: string): ProblemTextAt =>
  (part) => {
    const problem = problems.find(({ path }) => isIn(path, part));
    return problem && wordsOf(problem, words, fallback);
  };

import type { Problem } from '../../domain/problem/problem.ts';
import type { SchemeQuote } from '../../domain/rating/quotation.ts';
import type { DraftProblemMessages } from '../../i18n/draftProblems.messages.ts';

/** Returns the problem text for a part of a scheme: `planCode`, `clauses`, `occupations` … */
export type ProblemTextAt = (part: string) => string | undefined;

/** Problems that aren't shown, because the user simply hasn't entered the value yet. */
const awaited: readonly string[] = ['occupationMissing', 'subjectMissing'];

const isIn = (path: string, part: string) => path === part || path.startsWith(`${part}.`);

const wordsOf = ({ code, params }: Problem, words: DraftProblemMessages, fallback: string): string => {
  const message = Object.entries(words).find(([known]) => known === code)?.[1];
  return message ? (message as (params: Problem['params']) => string)(params) : fallback;
};

/**
 * The problems of the scheme at `index`, with paths inside the scheme. The given problems come first, then those
 * because of which it has no price.
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

/** Returns a function that finds the text of the first problem of a part. */
export const problemTextAt =
  (problems: readonly Problem[], words: DraftProblemMessages, fallback: string): ProblemTextAt =>
  (part) => {
    const problem = problems.find(({ path }) => isIn(path, part));
    return problem && wordsOf(problem, words, fallback);
  };

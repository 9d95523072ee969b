import type { ServerPromise } from './promises.ts';

/** The measured result of a suite for one promise. */
export interface Figure {
  /** The promise's id. */
  readonly promise: string;
  readonly where: string;
  readonly reached: string;
  readonly isKept: boolean;
}

/** The results of a suite, and descriptions of all broken promises. */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly faults: readonly string[];
}

/** Returns the result for one promise. The promise is kept if there are no faults. */
export const outcomeOf = (promise: string, where: string, reached: string, faults: readonly string[]): Outcome => ({
  figures: [{ promise, where, reached, isKept: faults.length === 0 }],
  faults: faults.map((fault) => `${promise} ${where}: ${fault}`),
});

/** Returns the promises without a result after a complete run. They are treated as broken. */
export const untried = (promises: readonly ServerPromise[], figures: readonly Figure[]): readonly string[] =>
  promises.filter(({ id }) => figures.every(({ promise }) => promise !== id)).map(({ id }) => `${id} was not tried`);

/** Returns a table of all promises with their results. A promise that wasn't tested is marked. */
export function tableOf(promises: readonly ServerPromise[], figures: readonly Figure[]): string {
  const heads = ['', 'promise', 'promised', 'where', 'reached', ''];
  const rows = promises.flatMap(({ id, promise, figure }) => {
    const own = figures.filter((each) => each.promise === id);
    if (own.length === 0) return [[id, promise, figure, '—', 'not tried', '']];
    return own.map(({ where, reached, isKept }, at) => [
      ...(at === 0 ? [id, promise, figure] : ['', '', '']),
      where,
      reached,
      isKept ? 'kept' : 'BROKEN',
    ]);
  });
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(heads), rule, ...rows.map(line)].join('\n');
}

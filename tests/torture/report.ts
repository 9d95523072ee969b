import type { ServerPromise } from './promises.ts';

/** The measured result of a suite for one promise. */
export interface Figure {
  /** The promise's id. */
  readonly promise: string;
  readonly where: string;
  readonly reached: string;
  readonly isKept: boolean;
}

/** The results of a suite, and descriptions of everything that is broken. */
export interface Outcome {
  readonly figures: readonly Figure[];
  readonly faults: readonly string[];
}

/** The result for one promise. The promise is kept when there are no faults. */
export const outcomeOf = (promise: string, where: string, reached: string, faults: readonly string[]): Outcome => ({
  figures: [{ promise, where, reached, isKept: faults.length === 0 }],
  faults: faults.map((fault) => `${promise} ${where}: ${fault}`),
});

/** Promises without a result after a whole run. They count as broken. */
export const untried = (promises: readonly ServerPromise[], figures: readonly Figure[]): readonly string[] =>
  promises.filter(({ id }) => figures.every(({ promise }) => promise !== id)).map(({ id }) => `${id} was not tried`);

/** A table of all promises with their results. A promise that wasn't tested is marked. */
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

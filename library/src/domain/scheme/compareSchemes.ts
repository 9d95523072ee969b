import { coverLinesOf, type CoverStatus } from './coverLines.ts';
import { labelOf, type ProductWords, type WordedOption } from './productWords.ts';
import type { Scheme } from './scheme.ts';

/** Kind of a row in a comparison of schemes: the plan, a clause of any of the plans, or a factor of the product. */
export type ComparedPart = 'plan' | 'clause' | 'deductible' | 'payoutRatio' | 'disabilityTable' | 'accidentRate';

/** One row in a comparison of schemes, with a cell for each scheme. */
export interface ComparedRow {
  readonly part: ComparedPart;
  /** Code of the clause; empty when the row isn't a clause. */
  readonly code: string;
  /** Name of the clause; empty when the row isn't a clause. */
  readonly name: string;
  /** Label of the value in each scheme; null for a scheme without a value. */
  readonly cells: readonly (string | null)[];
  /** Status of the clause in each scheme; empty when the row isn't a clause. */
  readonly statuses: readonly CoverStatus[];
  /** True when the value and, for a clause, the status are the same in all schemes. */
  readonly isSame: boolean;
}

const rowOf = (row: Omit<ComparedRow, 'isSame'>): ComparedRow => ({
  ...row,
  isSame:
    row.cells.every((cell) => cell === row.cells[0]) && row.statuses.every((status) => status === row.statuses[0]),
});

/** A row for each clause that at least one of the schemes includes or could include, in the order of the plans. */
function clauseRows(product: ProductWords, schemes: readonly Scheme[]): readonly ComparedRow[] {
  const names = new Map<string, string>();
  for (const scheme of schemes) {
    for (const { code, name } of coverLinesOf(product, scheme)) names.set(code, names.get(code) ?? name);
  }
  const all = [...names].map(([code, name]) => ({ code, name }));
  const covers = schemes.map((scheme) => coverLinesOf(product, scheme, all));
  return all.map(({ code, name }) => {
    const lines = covers.flatMap((cover) => cover.filter((line) => line.code === code));
    return rowOf({
      part: 'clause',
      code,
      name,
      cells: lines.map(({ status, sumInsured }) => (status === 'included' ? sumInsured : null)),
      statuses: lines.map(({ status }) => status),
    });
  });
}

/**
 * Compares schemes row by row: the plan, the clauses in the order of the plans, and the factors of the product. Screens
 * and quotations show the result.
 */
export function compareSchemes(product: ProductWords, schemes: readonly Scheme[]): readonly ComparedRow[] {
  const planOf = (scheme: Scheme) => product.plans.find(({ code }) => code === scheme.planCode);
  const plan = rowOf({
    part: 'plan',
    code: '',
    name: '',
    cells: schemes.map((scheme) => planOf(scheme)?.name ?? null),
    statuses: [],
  });

  const factors: readonly (readonly [Exclude<ComparedPart, 'plan' | 'clause'>, readonly WordedOption[]])[] = [
    ['deductible', product.deductibles],
    ['payoutRatio', product.payoutRatios],
    ['disabilityTable', product.disabilityTables],
    ['accidentRate', product.accidentRates ?? []],
  ];
  const factorRows = factors
    .filter(([, options]) => options.length > 0)
    .map(([part, options]) => {
      const cells = schemes.map((scheme) => labelOf(options, scheme[part]) ?? null);
      return rowOf({ part, code: '', name: '', cells, statuses: [] });
    });
  return [plan, ...clauseRows(product, schemes), ...factorRows];
}

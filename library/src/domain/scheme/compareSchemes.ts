import { labelOf, type ProductWords, type WordedOption } from '../product/productWords.ts';
import type { Scheme } from './scheme.ts';

/** What is compared: the plan, a clause of any of the plans, or a factor of the product. */
export type ComparedPart = 'plan' | 'clause' | 'deductible' | 'payoutRatio' | 'disabilityTable' | 'accidentRate';

/** One line of a comparison, a cell for each scheme. */
export interface ComparedRow {
  readonly part: ComparedPart;
  /** Code of the clause; empty for any other part. */
  readonly code: string;
  /** Name of the clause; empty for any other part. */
  readonly name: string;
  /** What each scheme has, as the product words it; null where a scheme has none. */
  readonly cells: readonly (string | null)[];
  /** Whether every scheme has the same. */
  readonly isSame: boolean;
}

const rowOf = (row: Omit<ComparedRow, 'isSame'>): ComparedRow => ({
  ...row,
  isSame: row.cells.every((cell) => cell === row.cells[0]),
});

/** Schemes line by line: plan, clauses in the order of the plans, factors that the product has (screens, quotation). */
export function compareSchemes(product: ProductWords, schemes: readonly Scheme[]): readonly ComparedRow[] {
  const planOf = (scheme: Scheme) => product.plans.find(({ code }) => code === scheme.planCode);
  const plan = rowOf({
    part: 'plan',
    code: '',
    name: '',
    cells: schemes.map((scheme) => planOf(scheme)?.name ?? null),
  });

  const names = new Map<string, string>();
  for (const scheme of schemes) {
    for (const clause of planOf(scheme)?.clauses ?? []) names.set(clause.code, names.get(clause.code) ?? clause.name);
  }
  const clauses = [...names].map(([code, name]) =>
    rowOf({ part: 'clause', code, name, cells: schemes.map((scheme) => sumInsuredIn(product, scheme, code)) }),
  );

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
      return rowOf({ part, code: '', name: '', cells });
    });
  return [plan, ...clauses.filter(({ cells }) => cells.some((cell) => cell !== null)), ...factorRows];
}

/** The chosen sum insured of a clause as its option words it; null where the scheme leaves the clause out. */
function sumInsuredIn(product: ProductWords, scheme: Scheme, code: string): string | null {
  const chosen = scheme.clauses.find((clause) => clause.code === code);
  if (!chosen) return null;
  const clause = product.plans
    .find((plan) => plan.code === scheme.planCode)
    ?.clauses.find((candidate) => candidate.code === code);
  const option = clause?.options.find(({ sumInsured }) => sumInsured === chosen.sumInsured);
  return option?.label ?? String(chosen.sumInsured);
}

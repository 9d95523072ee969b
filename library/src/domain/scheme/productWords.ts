import type { ClauseKind, SumInsuredOption } from '../product/productDefinition.ts';
import type { Scheme } from './scheme.ts';

/** A code and the label that is shown for it. */
export interface WordedOption {
  readonly code: string;
  readonly label: string;
}

/** The name of a clause and the labels of its sums insured. */
export interface ClauseWords {
  readonly code: string;
  readonly name: string;
  readonly kind: ClauseKind;
  readonly options: readonly SumInsuredOption[];
}

/**
 * Names and labels for the codes that occur in schemes. This type has no rates. A `ProductDefinition` also has this
 * type, but contains rates too.
 */
export interface ProductWords {
  readonly plans: readonly { readonly code: string; readonly name: string; readonly clauses: readonly ClauseWords[] }[];
  readonly deductibles: readonly WordedOption[];
  readonly payoutRatios: readonly WordedOption[];
  readonly disabilityTables: readonly WordedOption[];
  readonly accidentRates?: readonly WordedOption[];
}

/** The label of a code; undefined when no option has the code. */
export const labelOf = (options: readonly WordedOption[] | undefined, code: string): string | undefined =>
  options?.find((option) => option.code === code)?.label;

const plain = ({ code, label }: WordedOption): WordedOption => ({ code, label });

/**
 * Returns only the names and labels that the schemes need, without rates. A clause that no scheme has chosen keeps its
 * name, but has no labels of sums insured.
 */
export function wordsChosenBy(schemes: readonly Scheme[], product: ProductWords): ProductWords {
  const chosen = (part: 'deductible' | 'payoutRatio' | 'disabilityTable' | 'accidentRate') => {
    const codes = new Set(schemes.map((scheme) => scheme[part]));
    return ({ code }: WordedOption) => codes.has(code);
  };
  return {
    plans: product.plans
      .filter(({ code }) => schemes.some(({ planCode }) => planCode === code))
      .map(({ code, name, clauses }) => ({
        code,
        name,
        clauses: clauses.map((clause) => clauseChosen(schemes, code, clause)),
      })),
    deductibles: product.deductibles.filter(chosen('deductible')).map(plain),
    payoutRatios: product.payoutRatios.filter(chosen('payoutRatio')).map(plain),
    disabilityTables: product.disabilityTables.filter(chosen('disabilityTable')).map(plain),
    accidentRates: (product.accidentRates ?? []).filter(chosen('accidentRate')).map(plain),
  };
}

/** Returns a clause of a plan with only those sums insured that a scheme has chosen. */
function clauseChosen(schemes: readonly Scheme[], planCode: string, clause: ClauseWords): ClauseWords {
  const sums = new Set(
    schemes
      .filter((scheme) => scheme.planCode === planCode)
      .flatMap((scheme) => scheme.clauses)
      .filter(({ code }) => code === clause.code)
      .map(({ sumInsured }) => sumInsured),
  );
  const options = clause.options
    .filter(({ sumInsured }) => sums.has(sumInsured))
    .map(({ sumInsured, label }) => ({ sumInsured, label }));
  return { code: clause.code, name: clause.name, kind: clause.kind, options };
}

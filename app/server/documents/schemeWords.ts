import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

/** A clause of a scheme in the product's words. */
export interface ClauseWords {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  /** Sum insured as the product writes it. */
  readonly sumInsured: string;
}

/** A scheme in the product's words. */
export interface SchemeWords {
  readonly id: string;
  readonly name: string;
  readonly planName: string;
  readonly clauses: readonly ClauseWords[];
  /** Deductible, payout ratio and the like, those that the product has. */
  readonly terms: readonly (readonly [label: string, value: string])[];
}

const kinds = { main: '主险', addOn: '附加险', placeDuty: '场所责任' } as const;

const labelOf = (options: readonly { readonly code: string; readonly label: string }[] | undefined, code: string) =>
  options?.find((option) => option.code === code)?.label;

/** What a scheme covers. A clause that the product no longer has is named by its code. */
export function schemeWords(product: ProductDefinition | undefined, scheme: Scheme): SchemeWords {
  const plan = product?.plans.find(({ code }) => code === scheme.planCode);
  const terms = [
    ['免赔额', labelOf(product?.deductibles, scheme.deductible)],
    ['赔付比例', labelOf(product?.payoutRatios, scheme.payoutRatio)],
    ['伤残赔付比例表', labelOf(product?.disabilityTables, scheme.disabilityTable)],
  ] as const;
  return {
    id: scheme.id,
    name: scheme.name,
    planName: plan?.name ?? scheme.planCode,
    clauses: scheme.clauses.map(({ code, sumInsured }) => {
      const clause = plan?.clauses.find((candidate) => candidate.code === code);
      const option = clause?.options.find((candidate) => candidate.sumInsured === sumInsured);
      return {
        code,
        name: clause?.name ?? code,
        kind: clause ? kinds[clause.kind] : '',
        sumInsured: option?.label ?? `${sumInsured}元`,
      };
    }),
    terms: terms.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
  };
}

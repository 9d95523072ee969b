import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { coverLinesOf, coverWith } from '@tuanbao/library/domain/scheme/coverLines';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

/** A clause of a scheme, with its name and sum insured as documents print them. */
export interface ClauseWords {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  /** Sum insured as text: the product's label for this amount or, if there is no label, the number. */
  readonly sumInsured: string;
}

/** A scheme as documents print it. */
export interface SchemeWords {
  readonly id: string;
  readonly name: string;
  readonly planName: string;
  readonly clauses: readonly ClauseWords[];
  /** Names of the plan's clauses that the scheme doesn't include. */
  readonly notInsured: readonly string[];
  /** Terms of the cover, such as deductible and payout ratio. A term that the product doesn't have is left out. */
  readonly terms: readonly (readonly [label: string, value: string])[];
}

const kinds = { main: '主险', addOn: '附加险', placeDuty: '场所责任' } as const;

const labelOf = (options: readonly { readonly code: string; readonly label: string }[] | undefined, code: string) =>
  options?.find((option) => option.code === code)?.label;

/**
 * Returns the texts about the cover of a scheme for a document. If the product no longer has a clause, the clause's
 * code is shown instead of its name.
 */
export function schemeWords(product: ProductDefinition | undefined, scheme: Scheme): SchemeWords {
  const plan = product?.plans.find(({ code }) => code === scheme.planCode);
  const cover = coverLinesOf({ plans: product?.plans ?? [] }, scheme);
  const terms = [
    ['免赔额', labelOf(product?.deductibles, scheme.deductible)],
    ['赔付比例', labelOf(product?.payoutRatios, scheme.payoutRatio)],
    ['伤残赔付比例表', labelOf(product?.disabilityTables, scheme.disabilityTable)],
  ] as const;
  return {
    id: scheme.id,
    name: scheme.name,
    planName: plan?.name ?? scheme.planCode,
    clauses: coverWith(cover, 'included').map(({ code, name, sumInsured }) => {
      const clause = plan?.clauses.find((candidate) => candidate.code === code);
      return { code, name, kind: clause ? kinds[clause.kind] : '', sumInsured };
    }),
    notInsured: coverWith(cover, 'optional').map(({ name }) => name),
    terms: terms.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
  };
}

import type { ProductWords } from '../../domain/product/productWords.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';

interface SchemeInWords {
  readonly planName: string;
  readonly clauses: readonly { readonly code: string; readonly name: string; readonly sumInsured: string }[];
}

/** A scheme as its product words it; what the product no longer has is named by its code. */
export function schemeInWords(scheme: Scheme, product: ProductWords): SchemeInWords {
  const plan = product.plans.find(({ code }) => code === scheme.planCode);
  return {
    planName: plan?.name ?? scheme.planCode,
    clauses: scheme.clauses.map(({ code, sumInsured }) => {
      const clause = plan?.clauses.find((candidate) => candidate.code === code);
      const option = clause?.options.find((candidate) => candidate.sumInsured === sumInsured);
      return { code, name: clause?.name ?? code, sumInsured: option?.label ?? String(sumInsured) };
    }),
  };
}

import type { CoverTerm } from '@tuanbao/library/domain/product/productGuide';
import { array, mixed } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { filledText, lines, listOf, shape, text } from './wire/fields.ts';

const coverTerms: readonly CoverTerm[] = ['deductible', 'payoutRatio', 'disabilityTable'];

/** Schemas of the calls in `productGuide.ts`, by call name. */
export const productGuideSchemas = {
  productGuide: {
    request: shape({
      productId: filledText(20),
      /** Language of the texts: Chinese or English. The clauses are always in Chinese. */
      language: mixed<'zh' | 'en'>().oneOf(['zh', 'en']).required(),
    }),
    response: shape({
      covers: listOf(
        shape({
          clause: text(200),
          text: text(500),
          terms: array().of(mixed<CoverTerm>().oneOf(coverTerms).required()).defined(),
        }),
        60,
      ),
      exclusions: listOf(text(500), 60),
      notices: listOf(text(500), 60),
      /** The five steps of a claim. */
      claims: listOf(shape({ title: text(60), text: text(500) }), 5),
      clauses: shape({
        name: text(100),
        articles: listOf(shape({ title: text(100), paragraphs: listOf(lines(2000), 100) }), 60),
      }),
    }),
  },
};

/** Wire types of the calls in `productGuide.ts`, by call name. */
export type ProductGuideWires = WiresOf<typeof productGuideSchemas>;

import { mixed } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { listOf, shape, text } from './wire/fields.ts';

/** Schemas of the calls in `catalogueTexts.ts`, by call name. */
export const catalogueTextsSchemas = {
  catalogueTexts: {
    request: shape({
      /** Language of the translations. */
      language: mixed<'en'>().oneOf(['en']).required(),
    }),
    response: listOf(shape({ text: text(1000), translation: text(1000) }), 5000),
  },
};

/** Wire types of the calls in `catalogueTexts.ts`, by call name. */
export type CatalogueTextsWires = WiresOf<typeof catalogueTextsSchemas>;

import type { WiresOf } from './callSchemas.ts';
import { filledText, flag, listOf, nothing, shape, text, whole } from './wire/fields.ts';

/** Maximum number of products that an agent can pin. */
export const mostPinned = 20;

/** Schemas of the calls in `productShelf.ts`, by call name. */
export const productShelfSchemas = {
  productShelf: {
    request: nothing(),
    response: shape({ pinned: listOf(text(40), mostPinned), recent: listOf(text(40), 20) }),
  },
  pinProduct: {
    request: shape({ productId: filledText(40), isPinned: flag() }),
    response: shape({ pinnedNum: whole(0, mostPinned) }),
  },
};

/** Wire types of the calls in `productShelf.ts`, by call name. */
export type ProductShelfWires = WiresOf<typeof productShelfSchemas>;

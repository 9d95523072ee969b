import type { OccupationRow } from '@tuanbao/library/domain/occupation/occupationTree';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { array, object, string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { answeredProduct } from './documented/quote.ts';
import { day, domainValue, filledText, listOf, nothing, shape, text, whole } from './wire/fields.ts';

const productIdOnly = () => object({ productId: filledText(20) }).noUnknown();

/** Schemas of the calls in `products.ts`, by call name. */
export const productSchemas = {
  listProducts: {
    request: object({ keyword: text(60).optional() }).noUnknown(),
    response: array().of(domainValue<ProductSummary>('ProductSummary')).defined(),
  },
  listProductTags: { request: nothing(), response: listOf(text(40), 200) },
  listCompanies: { request: nothing(), response: listOf(shape({ code: text(40), name: text(100) }), 500) },
  productDefinition: {
    request: object({ productId: filledText(20), policyUuid: text(60).optional() }).noUnknown(),
    response: domainValue<ProductDefinition>('ProductDefinition'),
    answered: answeredProduct,
  },
  productOccupations: {
    request: productIdOnly(),
    response: array().of(domainValue<OccupationRow>('OccupationRow')).defined(),
  },
  productAreaCodes: { request: productIdOnly(), response: listOf(whole(0, 999_999), 5000) },
  startDayLimits: {
    request: object({
      year: string()
        .matches(/^\d{4}$/)
        .required(),
    }).noUnknown(),
    response: shape({ earliest: day(), latest: day(), closedDays: listOf(day(), 400) }),
  },
};

/** Wire types of the calls in `products.ts`, by call name. */
export type ProductWires = WiresOf<typeof productSchemas>;

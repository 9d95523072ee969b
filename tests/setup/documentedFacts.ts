import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import type { Facts } from '../../app/contract/documented/facts.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import type { AnyCall } from './allCalls.ts';

const catalogue = loadCatalogue();
const regions = await loadRegions();

/** Data that documented fields are derived from: the catalogue and the regions of the app. */
export const documentedFacts: Facts = {
  productOf: (productId) => catalogue.productOf(productId) ?? null,
  regions,
};

/**
 * Reads a payload that fits a call's schema into the types of the product. @throws RangeError when the payload has no
 * valid meaning
 */
export function requestIn(call: AnyCall, payload: unknown): unknown {
  const schemas = schemasOf(call);
  return call.request.fromWire(schemas.received ? schemas.received(payload, documentedFacts) : payload);
}

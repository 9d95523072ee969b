import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import type { Facts } from '../../app/contract/documented/facts.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import type { AnyCall } from './allCalls.ts';

const catalogue = loadCatalogue();
const regions = await loadRegions();

/** The catalogue and the regions of the app. The values of documented fields are derived from these data. */
export const documentedFacts: Facts = {
  productOf: (productId) => catalogue.productOf(productId) ?? null,
  regions,
};

/**
 * Converts the payload of a request to the types of the product. The payload must fit the call's schema. @throws
 * RangeError when the payload contradicts itself or has no valid meaning
 */
export function requestIn(call: AnyCall, payload: unknown): unknown {
  const schemas = schemasOf(call);
  return call.request.fromWire(schemas.received ? schemas.received(payload, documentedFacts) : payload);
}

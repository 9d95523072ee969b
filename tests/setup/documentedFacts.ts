import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import type { Facts } from '../../app/contract/documented/facts.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import type { AnyCall } from './allCalls.ts';

const catalogue = loadCatalogue();
const regions = await loadRegions();

/** What documented fields are derived from: the catalogue and the regions of the app. */
export const documentedFacts: Facts = {
  productOf: (productId) => catalogue.productOf(productId) ?? null,
  regions,
};

/** A payload that fits a call's schema, in the product's words. @throws RangeError where it can't be meant */
export function requestIn(call: AnyCall, payload: unknown): unknown {
  const schemas = schemasOf(call);
  return call.request.fromWire(schemas.received ? schemas.received(payload, documentedFacts) : payload);
}

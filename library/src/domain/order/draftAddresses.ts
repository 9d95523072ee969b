import { errorAt, type Problem } from '../problem/problem.ts';
import type { Address } from '../region/address.ts';
import { addressRegionFault, type AddressRegionFault, type RegionPaths } from '../region/addressRegion.ts';
import type { RegionIndex } from '../region/regionIndex.ts';
import type { RegionSuccessors } from '../region/regionSuccessors.ts';
import { presentAddressOf } from '../region/successorsOf.ts';
import type { OrderDraft } from './orderDraft.ts';

type WithAddresses = Pick<OrderDraft, 'applicant' | 'construction' | 'swimmingPool' | 'vehicle' | 'house'>;

/** Returns the draft with a function applied to each of its addresses. */
function withAddresses<Draft extends WithAddresses>(draft: Draft, changed: (address: Address) => Address): Draft {
  const { applicant, construction, swimmingPool, vehicle, house } = draft;
  const at = <Part extends { readonly address: Address }>(part: Part): Part => ({
    ...part,
    address: changed(part.address),
  });
  return {
    ...draft,
    applicant: at(applicant),
    ...(construction && { construction: at(construction) }),
    ...(swimmingPool && { swimmingPool: at(swimmingPool) }),
    ...(vehicle && { vehicle: at(vehicle) }),
    ...(house && { house: at(house) }),
  };
}

/** Replaces abolished region codes in a draft by the current codes of their successors, if there are any. */
export const presentDraftOf = <Draft extends WithAddresses>(
  draft: Draft,
  index: RegionIndex,
  successors: RegionSuccessors,
): Draft => withAddresses(draft, (address) => presentAddressOf(index, successors, address));

/**
 * Problems of regions in a draft that don't exist or contradict each other. Paths: `applicant.address`, `house.address`
 * and so on.
 */
export function draftRegionProblems(
  { applicant, construction, swimmingPool, vehicle, house }: WithAddresses,
  regions: RegionPaths,
): readonly Problem<AddressRegionFault>[] {
  const parts = Object.entries({ applicant, construction, swimmingPool, vehicle, house });
  return parts.flatMap(([part, value]) => {
    const fault = value && addressRegionFault(value.address, regions);
    return fault ? [errorAt(`${part}.address`, fault)] : [];
  });
}

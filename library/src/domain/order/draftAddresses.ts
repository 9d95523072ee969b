import { errorAt, type Problem } from '../problem/problem.ts';
import type { Address } from '../region/address.ts';
import { addressRegionFault, type AddressRegionFault, type RegionPaths } from '../region/addressRegion.ts';
import type { RegionIndex } from '../region/regionIndex.ts';
import type { RegionSuccessors } from '../region/regionSuccessors.ts';
import { presentAddressOf } from '../region/successorsOf.ts';
import { type InsuredSubjects, subjectAddresses, withSubjectAddresses } from '../subject/insuredSubjects.ts';
import type { OrderDraft } from './orderDraft.ts';

type WithAddresses = Pick<OrderDraft, 'applicant'> & InsuredSubjects;

/** Returns a copy of the draft in which `changed` has converted each address. */
const withAddresses = <Draft extends WithAddresses>(draft: Draft, changed: (address: Address) => Address): Draft => ({
  ...draft,
  applicant: { ...draft.applicant, address: changed(draft.applicant.address) },
  ...withSubjectAddresses(draft, changed),
});

/** Replaces abolished region codes in the addresses of a draft by current codes, according to `presentAddressOf`. */
export const presentDraftOf = <Draft extends WithAddresses>(
  draft: Draft,
  index: RegionIndex,
  successors: RegionSuccessors,
): Draft => withAddresses(draft, (address) => presentAddressOf(index, successors, address));

/**
 * Problems of the regions in the addresses of a draft: a region that doesn't exist, or regions that contradict each
 * other. Paths are `applicant.address`, `house.address` and so on.
 */
export const draftRegionProblems = (
  draft: WithAddresses,
  regions: RegionPaths,
): readonly Problem<AddressRegionFault>[] =>
  [['applicant.address', draft.applicant.address] as const, ...subjectAddresses(draft)].flatMap(([path, address]) => {
    const fault = addressRegionFault(address, regions);
    return fault ? [errorAt(path, fault)] : [];
  });

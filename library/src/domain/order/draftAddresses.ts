import { errorAt, type Problem } from '../problem/problem.ts';
import type { Address } from '../region/address.ts';
import { addressRegionFault, type AddressRegionFault, type RegionPaths } from '../region/addressRegion.ts';
import type { RegionIndex } from '../region/regionIndex.ts';
import type { RegionSuccessors } from '../region/regionSuccessors.ts';
import { presentAddressOf } from '../region/successorsOf.ts';
import { type InsuredSubjects, subjectAddresses, withSubjectAddresses } from '../subject/insuredSubjects.ts';
import type { OrderDraft } from './orderDraft.ts';

type WithAddresses = Pick<OrderDraft, 'applicant'> & InsuredSubjects;

/** The draft with each of its addresses converted. */
const withAddresses = <Draft extends WithAddresses>(draft: Draft, changed: (address: Address) => Address): Draft => ({
  ...draft,
  applicant: { ...draft.applicant, address: changed(draft.applicant.address) },
  ...withSubjectAddresses(draft, changed),
});

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
export const draftRegionProblems = (
  draft: WithAddresses,
  regions: RegionPaths,
): readonly Problem<AddressRegionFault>[] =>
  [['applicant.address', draft.applicant.address] as const, ...subjectAddresses(draft)].flatMap(([path, address]) => {
    const fault = addressRegionFault(address, regions);
    return fault ? [errorAt(path, fault)] : [];
  });

import { declinedEntryOf } from '../../applicant/declinedAddress.ts';
import type { OccupationRule } from '../../occupation/occupationRule.ts';
import { errorAt, type Problem } from '../../problem/problem.ts';
import type { ProductFeatures } from '../../product/productFeatures.ts';
import type { Address } from '../../region/address.ts';
import type { SubjectFields } from '../shape/subjectField.ts';
import type { House, HouseCode } from './house.ts';

/** The parts of a product that the rules for a house need. */
export interface HouseProduct {
  readonly features: Pick<ProductFeatures, 'houseAddressRequired'>;
  readonly occupation: Pick<OccupationRule, 'declinedAddresses'>;
}

/** The fields of the insured house: its area, and its address, which only some products require. */
export const houseFields: SubjectFields<House, HouseCode, HouseProduct> = {
  areaSquareMetres: {
    control: { kind: 'area' },
    demand: 'required',
    missing: 'houseAreaRequired',
    recap: 'cell',
    isPrinted: true,
  },
  address: {
    control: { kind: 'address', isDetailOptional: false },
    demand: ({ features }) => (features.houseAddressRequired ? 'required' : 'optional'),
    missing: 'houseRegionRequired',
    missingDetail: 'houseAddressRequired',
    problems: ({ address }, { occupation }) => declinedProblems(address, occupation.declinedAddresses ?? []),
    recap: 'bottom',
    isPrinted: true,
  },
};

/**
 * Problems of an address that matches the product's decline list (specification §5). The problem's parameter `word` is
 * the matching word; it is empty when the whole region is declined.
 */
function declinedProblems(address: Address, declined: readonly string[]): readonly Problem<'addressDeclined'>[] {
  const entry = declinedEntryOf(address, declined);
  if (entry === null) return [];
  return [errorAt('address.detail', 'addressDeclined', { word: /^\d{6}$/.test(entry) ? '' : entry })];
}

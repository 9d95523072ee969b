import { errorAt } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectProblem } from '../../product/subjectProblem.ts';
import { areaProblems } from '../../rating/inputProblems.ts';
import { declinedAddressProblems, detailProblems, regionProblems } from '../shape/subjectFields.ts';
import type { House } from './house.ts';

/**
 * Problems of the insured house: its area, a missing address if the product requires one, and an address that the
 * product doesn't insure.
 */
export function houseProblems(
  { features, occupation }: Pick<ProductDefinition, 'features' | 'occupation'>,
  { areaSquareMetres, address }: House,
): readonly SubjectProblem[] {
  const asked = features.houseAddressRequired
    ? [
        ...regionProblems('address', address, 'houseRegionRequired'),
        ...detailProblems('address', address, 'houseAddressRequired'),
      ]
    : [];
  return [
    ...(areaSquareMetres === null
      ? [errorAt('areaSquareMetres', 'houseAreaRequired')]
      : areaProblems('areaSquareMetres', areaSquareMetres)),
    ...asked,
    ...declinedAddressProblems('address', address, occupation.declinedAddresses ?? []),
  ];
}

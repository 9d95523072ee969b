import { constructionQualifications, labourTypes, projectTypes } from '../domain/enumeration/construction.ts';
import type { ProductDefinition } from '../domain/product/productDefinition.ts';
import type { PoolBand, Tariff } from '../domain/product/tariff.ts';

const needsTariff: readonly string[] = ['byContractCost', 'perPool', 'perVehicle'];

/** True when the upper limits of the bands ascend, and only the last band has no upper limit. */
const areBands = (bands: readonly PoolBand[]) =>
  bands.every(({ upTo }, index) => {
    const next = bands[index + 1];
    if (next === undefined) return upTo === null;
    return upTo !== null && (next.upTo === null || next.upTo > upTo);
  });

const contractRateProblems = (rates: Extract<Tariff, { basis: 'byContractCost' }>['rates']): readonly string[] =>
  projectTypes.flatMap((projectType) =>
    labourTypes.flatMap((labourType) =>
      constructionQualifications.flatMap((qualification) => {
        const found = rates.filter(
          (rate) =>
            rate.projectType === projectType && rate.labourType === labourType && rate.qualification === qualification,
        ).length;
        return found === 1 ? [] : [`tariff.rates: ${found} rates for ${projectType}, ${labourType}, ${qualification}`];
      }),
    ),
  );

/**
 * Problems of a product's tariff. A product that is sold outside this app isn't checked. The tariff must have the basis
 * of the product, and some bases require a tariff. If the premium is computed from the contract cost, each combination
 * of project type, labour type and qualification must have exactly one rate. The bands of pool areas must ascend, and
 * no vehicle may occur twice.
 */
export function tariffProblems({ jump, basis, tariff }: ProductDefinition): readonly string[] {
  if (jump.kind !== 'native') return [];
  if (!tariff) return needsTariff.includes(basis) ? [`tariff: missing for basis ${basis}`] : [];
  if (tariff.basis !== basis) return [`tariff.basis: ${tariff.basis} is not the product's basis ${basis}`];
  if (tariff.basis === 'byContractCost') return contractRateProblems(tariff.rates);
  if (tariff.basis === 'perPool' && !areBands(tariff.bands)) {
    return ['tariff.bands: must ascend, and only the last has no end'];
  }
  if (
    tariff.basis === 'perVehicle' &&
    new Set(tariff.vehicles.map(({ detail }) => detail)).size < tariff.vehicles.length
  ) {
    return ['tariff.vehicles: a vehicle occurs twice'];
  }
  return [];
}

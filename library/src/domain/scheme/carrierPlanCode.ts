import { allowsClass, type OccupationClass } from '../occupation/occupationClass.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { OccupationLine, Scheme } from './scheme.ts';

/**
 * The carrier's code of a scheme's plan: by plan, class band of the highest occupation class, and deductible. A product
 * without a table uses its own plan codes; null where the table has no row.
 */
export function carrierPlanCodeOf(
  { carrierPlanCodes = [] }: Pick<ProductDefinition, 'carrierPlanCodes'>,
  { planCode, deductible }: Pick<Scheme, 'planCode' | 'deductible'>,
  lines: readonly Pick<OccupationLine, 'occupationClass'>[],
): string | null {
  if (carrierPlanCodes.length === 0) return planCode;
  const highest = lines.reduce<OccupationClass | 0>(
    (most, { occupationClass }) => (occupationClass > most ? occupationClass : most),
    0,
  );
  const row = carrierPlanCodes.find(
    (each) =>
      each.planCode === planCode &&
      each.deductible === deductible &&
      highest !== 0 &&
      allowsClass(each.classes, highest),
  );
  return row?.carrierPlanCode ?? null;
}

import { allowsClass, type OccupationClass } from '../occupation/occupationClass.ts';
import type { ProductDefinition } from '../product/productDefinition.ts';
import type { OccupationLine, Scheme } from './scheme.ts';

/**
 * The insurer's code for the plan of a scheme. It depends on the plan, the highest occupation class in the scheme and
 * the deductible. If the product has no table of insurer codes, returns the plan's own code. Null when the table has no
 * matching row.
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

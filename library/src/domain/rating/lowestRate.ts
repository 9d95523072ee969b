import { Big } from 'big.js';

import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { FactorOption } from '../product/productDefinition.ts';

/**
 * The factor of an option for a whole scheme. If the option has factors by occupation class, the lowest factor of the
 * scheme's classes applies to all of them (specification §5, lowest rate of several professions).
 */
export function schemeRateOf({ rate, ratesByClass }: FactorOption, classes: Iterable<OccupationClass>): string {
  if (!ratesByClass) return rate;
  const rates = [...classes].map((occupationClass) => ratesByClass[occupationClass] ?? rate);
  return rates.reduce((lowest, each) => (new Big(each).lt(lowest) ? each : lowest), rates[0] ?? rate);
}

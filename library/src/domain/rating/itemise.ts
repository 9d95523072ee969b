import type { OccupationClass } from '../occupation/occupationClass.ts';
import type { Quote } from './quotation.ts';

/** Returns the premium of one person, yuan as a decimal string; null where the scheme has no price for the class. */
export type PersonPremium = (schemeId: string, occupationClass: OccupationClass) => string | null;

/** The premium of single persons from an existing quote, without pricing again. */
export function personPremiumsOf({ schemes }: Pick<Quote, 'schemes'>): PersonPremium {
  const units = new Map<string, string>();
  for (const scheme of schemes) {
    if (scheme.status === 'unpriced') continue;
    for (const { occupationClass, unitPremium } of scheme.lines) {
      units.set(`${scheme.schemeId} ${occupationClass}`, unitPremium);
    }
  }
  return (schemeId, occupationClass) => units.get(`${schemeId} ${occupationClass}`) ?? null;
}

import { allowsClass, maskOf, type OccupationClass, occupationClasses } from '../occupation/occupationClass.ts';
import type { Clause, ProductDefinition } from '../product/productDefinition.ts';
import { ownValue } from '../record/ownValue.ts';
import type { RosterScheme } from '../roster/rosterContext.ts';
import type { Scheme } from './scheme.ts';

const covers = (clause: Clause, months: number, occupationClass: OccupationClass): boolean =>
  ownValue(clause.premiums, String(months))?.[occupationClass] !== undefined ||
  clause.ratesPerMille?.[occupationClass] !== undefined;

/**
 * The schemes of an order, in the form that the checks of a roster need. A scheme covers an occupation class if the
 * product accepts the class and every chosen clause has a price for it.
 * @param months duration of the cover in months
 */
export const rosterSchemesOf = (
  product: Pick<ProductDefinition, 'plans' | 'occupation'>,
  schemes: readonly Scheme[],
  months: number,
): readonly RosterScheme[] =>
  schemes.map((scheme) => {
    const plan = product.plans.find(({ code }) => code === scheme.planCode);
    const chosen = plan?.clauses.filter(({ code }) => scheme.clauses.some((clause) => clause.code === code)) ?? [];
    const classes = occupationClasses.filter(
      (occupationClass) =>
        allowsClass(product.occupation.classes, occupationClass) &&
        chosen.every((clause) => covers(clause, months, occupationClass)),
    );
    return { id: scheme.id, name: scheme.name, allowedClasses: maskOf(classes) };
  });

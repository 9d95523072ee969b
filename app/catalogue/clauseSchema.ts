import {
  decimal,
  decimalsBy,
  flag,
  list,
  name,
  premiumsByMonths,
  ratesByClass,
  shape,
  whole,
  word,
} from './schemaParts.ts';

const clause = shape({
  code: name(),
  name: name(),
  kind: word('main', 'addOn', 'placeDuty'),
  isOptional: flag(),
  options: list()
    .of(shape({ sumInsured: whole(0), label: name() }))
    .min(1),
  ratesPerMille: ratesByClass(),
  premiums: premiumsByMonths(),
  ratePerSquareMetre: decimal().optional(),
  premiumsByAreaClass: decimalsBy('1', '501'),
  surcharge: decimal().optional(),
  sumInsuredLimit: shape({ tenThousands: whole(1), label: name() }).default(undefined),
});

/**
 * Schema of a plan with its clauses. The basis of the product decides which kind of price a clause needs;
 * `definitionProblems` checks the kind.
 */
export const planSchema = shape({
  code: name(),
  name: name(),
  rate: decimal(),
  clauses: list().of(clause).min(1),
});

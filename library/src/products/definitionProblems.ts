import { eligibilityOf } from '../domain/endorsement/endorsementEligibility.ts';
import { allowsClass, classesOf } from '../domain/occupation/occupationClass.ts';
import { jumpTargetOf } from '../domain/product/jumpTarget.ts';
import type { Clause, DiscountTier, ProductDefinition } from '../domain/product/productDefinition.ts';
import { sharesAddUp } from '../domain/rating/coInsurance.ts';
import { ownValue } from '../domain/record/ownValue.ts';
import { tariffProblems } from './tariffProblems.ts';

type Check = (product: ProductDefinition) => readonly string[];

/**
 * Returns a list with the message (`field: message`) when the condition is false, and an empty list when it is true.
 */
const unless = (holds: boolean, message: string): readonly string[] => (holds ? [] : [message]);

const repeatedIn = (codes: readonly string[]): readonly string[] =>
  codes.filter((code, index) => codes.indexOf(code) !== index);

const uniqueCodes: Check = ({ plans, deductibles, payoutRatios, disabilityTables, accidentRates }) => {
  const tables = { plans, deductibles, payoutRatios, disabilityTables, accidentRates: accidentRates ?? [] };
  const clauses = plans.flatMap((plan, index) =>
    repeatedIn(plan.clauses.map(({ code }) => code)).map((code) => `plans[${index}].clauses: ${code} occurs twice`),
  );
  const options = Object.entries(tables).flatMap(([field, table]) =>
    repeatedIn(table.map(({ code }) => code)).map((code) => `${field}: ${code} occurs twice`),
  );
  return [...clauses, ...options];
};

const isPriced: Readonly<Record<ProductDefinition['basis'], (clause: Clause) => boolean>> = {
  perPerson: ({ ratesPerMille, premiums }) => (ratesPerMille === undefined) !== (premiums === undefined),
  byArea: ({ ratePerSquareMetre }) => ratePerSquareMetre !== undefined,
  perHouse: ({ premiumsByAreaClass, surcharge }) => premiumsByAreaClass !== undefined || surcharge !== undefined,
  byContractCost: () => true,
  perPool: () => true,
  perVehicle: () => true,
};

const priceFields: Readonly<Record<ProductDefinition['basis'], string>> = {
  perPerson: 'either ratesPerMille or premiums',
  byArea: 'ratePerSquareMetre',
  perHouse: 'premiumsByAreaClass or surcharge',
  byContractCost: '',
  perPool: '',
  perVehicle: '',
};

function clauseProblems(product: ProductDefinition, clause: Clause): readonly string[] {
  if (!isPriced[product.basis](clause)) return [`must have ${priceFields[product.basis]}`];
  const { premiums, ratesPerMille, sumInsuredLimit } = clause;
  const classes = classesOf(product.occupation.classes);
  const uncovered =
    product.basis === 'perPerson'
      ? classes.filter((each) =>
          premiums
            ? product.durations.some((months) => ownValue(premiums, String(months))?.[each] === undefined)
            : ratesPerMille?.[each] === undefined,
        )
      : [];
  const tooHigh = clause.options.filter(
    ({ sumInsured }) => sumInsuredLimit && sumInsured > sumInsuredLimit.tenThousands * 10_000,
  );
  return [
    ...uncovered.map((each) => `has no price for class ${each}`),
    ...tooHigh.map(({ label }) => `sumInsuredLimit: ${label} is above ${sumInsuredLimit?.label}`),
  ];
}

const pricedClauses: Check = (product) => [
  ...unless(product.jump.kind !== 'native' || product.plans.length > 0, 'plans: a native product needs a plan'),
  ...product.plans.flatMap((plan, at) =>
    plan.clauses.flatMap((clause, index) =>
      clauseProblems(product, clause).map((problem) => `plans[${at}].clauses[${index}] ${problem}`),
    ),
  ),
];

const periods: Check = ({ durations, shortPeriodRates }) => [
  ...unless(Number(shortPeriodRates['12']) === 1, 'shortPeriodRates.12: twelve months are one year, the rate is 1'),
  ...durations
    .filter((months) => ownValue(shortPeriodRates, String(months)) === undefined)
    .map((months) => `shortPeriodRates.${months}: missing, but durations offers it`),
];

const isGap = (tier: DiscountTier, next: DiscountTier | undefined) =>
  next ? tier.maxPersons === null || next.minPersons !== tier.maxPersons + 1 : tier.maxPersons !== null;

const tiers: Check = ({ discountTiers }) =>
  discountTiers
    .map((tier, index) => ({ index, isWrong: isGap(tier, discountTiers[index + 1]) }))
    .filter(({ isWrong }) => isWrong)
    .map(({ index }) => `discountTiers[${index}]: must end where the next begins, and only the last has no end`);

const limits: Check = ({ persons, age, startDay, features, axLimits, jump }) => [
  ...unless(persons.min <= persons.max, 'persons.min: above persons.max'),
  ...unless(age.min <= age.max, 'age.min: above age.max'),
  ...unless(startDay.earliest <= startDay.latest, 'startDay.earliest: above startDay.latest'),
  ...unless(features.ax === (axLimits !== undefined), 'axLimits: given exactly where features.ax is true'),
  ...unless(
    jumpTargetOf(jump).kind !== 'invalid',
    'jump.address: must be an http or https address without a user, or a link to a mini-program',
  ),
];

/** True when an endorsement with this external address opens another site in the browser. */
const opensOutside = (externalAddress: string): boolean =>
  eligibilityOf({ canProceed: true, message: '', isExternal: true, externalAddress }).kind === 'external';

/**
 * Path within this site, from its root. `//` and `/\` aren't accepted at the start, because such an address leads to
 * another site.
 */
const ownPath = /^\/[^\s/\\]\S*$/;

const documentAddresses: Check = ({ documents }) =>
  documents.flatMap(({ url }, index) =>
    unless(
      ownPath.test(url) || jumpTargetOf({ kind: 'cps', address: url }).kind === 'page',
      `documents[${index}].url: must be an http or https address without a user, or a path from the root`,
    ),
  );

const shares: Check = ({ coInsurers }) =>
  coInsurers ? unless(sharesAddUp(coInsurers), 'coInsurers: the shares must add up to 1') : [];

const carrierCodes: Check = ({ carrierPlanCodes = [], plans, deductibles, occupation }) => {
  if (carrierPlanCodes.length === 0) return [];
  const options = deductibles.length > 0 ? deductibles.map(({ code }) => code) : [''];
  return plans.flatMap((plan) =>
    classesOf(occupation.classes).flatMap((occupationClass) =>
      options.flatMap((deductible) => {
        const found = carrierPlanCodes.filter(
          (row) =>
            row.planCode === plan.code && row.deductible === deductible && allowsClass(row.classes, occupationClass),
        ).length;
        const where = `plan ${plan.code}, class ${occupationClass}, deductible ${deductible || 'none'}`;
        return unless(found === 1, `carrierPlanCodes: ${found} codes for ${where}`);
      }),
    ),
  );
};

const sectionsFit: Check = ({ jump, basis, sections, features }) => {
  if (jump.kind !== 'native') return [];
  const demanded = {
    persons: basis === 'perPerson',
    construction: features.construction && !features.swimmingPool,
    swimmingPool: features.swimmingPool,
    vehicle: features.vehicle,
    house: basis === 'perHouse',
    orderExtension: features.orderExtension,
  } as const;
  const needsMaterials = features.ocrAuthorisationBook || features.mailStampedForm;
  const fitting = Object.entries(demanded).flatMap(([section, isDemanded]) =>
    unless(
      sections.write.some((each) => each === section) === isDemanded,
      `sections.write: ${section} ${isDemanded ? 'is missing' : 'has no ground in basis and features'}`,
    ),
  );
  return [
    ...fitting,
    ...unless(!needsMaterials || sections.write.includes('materials'), 'sections.write: materials is missing'),
  ];
};

const endorsements: Check = ({ endorsement, basis }) => {
  if (!endorsement) return [];
  const { premiumMode, kinds, allowsClassChange, minRemainingHeads, maxHeads, externalAddress } = endorsement;
  const replacesEquals = kinds.every((kind) => kind === 'replace') && !allowsClassChange;
  return [
    ...unless(basis === 'perPerson', 'endorsement: only persons can be endorsed'),
    ...unless(premiumMode !== 'none' || replacesEquals, 'endorsement.premiumMode: none prices equal replacements only'),
    ...unless(maxHeads === null || minRemainingHeads <= maxHeads, 'endorsement.minRemainingHeads: above maxHeads'),
    ...unless(
      externalAddress === '' || opensOutside(externalAddress),
      'endorsement.externalAddress: must be an http or https address without a user',
    ),
  ];
};

/**
 * Checks the feature `repeatPremiumRate` (specification 000 §9, product 80210): it must be true if at least one option
 * has rates by occupation class (`ratesByClass`), and false otherwise.
 */
const repeatedRates: Check = ({ deductibles, payoutRatios, disabilityTables, accidentRates = [], features }) => {
  const options = [...deductibles, ...payoutRatios, ...disabilityTables, ...accidentRates];
  return unless(
    options.some(({ ratesByClass }) => ratesByClass !== undefined) === features.repeatPremiumRate,
    'features.repeatPremiumRate: true exactly where a factor has ratesByClass',
  );
};

const checks: readonly Check[] = [
  uniqueCodes,
  pricedClauses,
  tariffProblems,
  periods,
  tiers,
  limits,
  shares,
  carrierCodes,
  sectionsFit,
  endorsements,
  documentAddresses,
  repeatedRates,
];

/** Problems of a definition whose fields are valid individually but don't fit together, each as `field: message`. */
export const definitionProblems = (product: ProductDefinition): readonly string[] =>
  checks.flatMap((check) => check(product));

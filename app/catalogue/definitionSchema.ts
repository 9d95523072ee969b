import { array, boolean, mixed, number, object, string, type ObjectShape } from 'yup';

const decimalPattern = /^\d{1,9}(\.\d{1,8})?$/;
const decimal = () => string().strict(true).matches(decimalPattern, '${path} must be a decimal string').required();
const name = () => string().strict(true).min(1).max(200).required();
const whole = (min: number) => number().strict(true).integer().min(min).required();
const flag = () => boolean().strict(true).required();
const shape = <Fields extends ObjectShape>(fields: Fields) =>
  object(fields).noUnknown('${path} has unknown fields: ${unknown}');
const list = () => array().strict(true).required();

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record whose keys and values each satisfy a test: rates by class, premiums by months, overrides by code. */
const record = (what: string, key: RegExp, isValue: (value: unknown) => boolean) =>
  mixed().test(
    'record',
    `\${path} must be ${what}`,
    (value) =>
      value === undefined ||
      (isRecord(value) && Object.entries(value).every(([each, content]) => key.test(each) && isValue(content))),
  );

const isDecimal = (value: unknown) => typeof value === 'string' && decimalPattern.test(value);
const isRateByClass = (value: unknown) =>
  isRecord(value) && Object.entries(value).every(([key, rate]) => /^[1-6]$/.test(key) && isDecimal(rate));

const ratesPerMille = record('decimal rates by class 1 to 6', /^[1-6]$/, isDecimal);
const premiums = record('premiums by months, then class', /^\d{1,2}$/, isRateByClass);
const ageRange = { min: whole(0), max: whole(0) };
const factorOption = { code: name(), label: name(), rate: decimal() };

const clause = shape({
  code: name(),
  name: name(),
  kind: string().oneOf(['main', 'addOn', 'placeDuty']).required(),
  isOptional: flag(),
  options: list()
    .of(shape({ sumInsured: whole(0), label: name() }))
    .min(1),
  ratesPerMille,
  premiums,
}).test(
  'priced',
  '${path} must have either ratesPerMille or premiums',
  (value) => isRecord(value) && (value['ratesPerMille'] === undefined) !== (value['premiums'] === undefined),
);

const plan = shape({ code: name(), name: name(), rate: decimal(), clauses: list().of(clause).min(1) });
const demand = () => string().oneOf(['required', 'optional', 'hidden']).required();

/** What a product file and its family make together; messages name the field. */
export const definitionSchema = shape({
  id: string()
    .strict(true)
    .matches(/^\d{2,6}$/)
    .required(),
  version: whole(1),
  name: name(),
  summary: name(),
  insurer: shape({ code: name(), name: name() }),
  line: name(),
  tags: list().of(name()),
  badges: list().of(name()),
  jump: shape({ kind: string().oneOf(['native', 'api', 'cps', 'offline']).required(), address: string() }),
  isSample: flag(),
  basis: string().oneOf(['perPerson', 'byArea', 'byContractCost', 'perPool', 'perVehicle', 'perHouse']).required(),
  rounding: string().oneOf(['cents', 'ceil', 'none']).required(),
  plans: list().of(plan).min(1),
  deductibles: list().of(shape(factorOption)),
  payoutRatios: list().of(shape(factorOption)),
  disabilityTables: list().of(shape({ ...factorOption, percentages: list().of(whole(0).max(100)).length(10) })),
  discountTiers: list().of(shape({ minPersons: whole(0), maxPersons: whole(1).nullable(), discount: decimal() })),
  shortPeriodRates: record('decimal shares by months', /^\d{1,2}$/, isDecimal).required(),
  durations: list().of(whole(1)).min(1),
  startDay: shape({ earliest: whole(0), latest: whole(0) }),
  persons: shape({ min: whole(0), max: whole(1) }),
  occupation: shape({
    classes: string()
      .strict(true)
      .matches(/^[01]{6}$/)
      .required(),
    declinedCodes: list().of(name()),
    classOverrides: record('classes by occupation code', /^\d{7}$/, (value) => Number.isInteger(value)).required(),
  }),
  age: shape({
    ...ageRange,
    on: string().oneOf(['startDate', 'orderCreation']).required(),
    isExempt: flag(),
    bySex: mixed(),
    byClass: mixed(),
  }),
  checks: shape({ peopleCount: flag(), age: flag(), career: flag() }),
  features: shape({
    ocrAuthorisationBook: flag(),
    invoiceTaxPhone: flag(),
    construction: flag(),
    houseAddressRequired: flag(),
    mailStampedForm: flag(),
    repeatPremiumRate: flag(),
    ax: flag(),
    groupNameLengthExempt: flag(),
  }),
  applicant: shape({
    fields: shape({
      groupName: demand(),
      groupNature: demand(),
      groupIdType: demand(),
      groupIdNo: demand(),
      groupIdValidUntil: demand(),
      isGroupIdLongTerm: demand(),
      legalPersonName: demand(),
      contactName: demand(),
      contactMobile: demand(),
      landline: demand(),
      email: demand(),
      address: demand(),
    }),
    natures: list().of(name()).min(1),
  }),
  areaCodes: list().of(whole(110_000)),
  documents: list().of(shape({ name: name(), url: name() })),
});

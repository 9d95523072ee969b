/**
 * Modules of the domain whose types an embedder writes or receives, in the order in which an embedder first needs them.
 * Paths are those of the imports: `@tuanbao/library/<path>`.
 */
export const domainModules: readonly string[] = [
  'domain/product/productDefinition',
  'domain/product/tariff',
  'domain/scheme/scheme',
  'domain/scheme/newScheme',
  'domain/rating/quote',
  'domain/rating/quotation',
  'domain/occupation/occupationTree',
  'domain/occupation/occupationRule',
  'domain/roster/person',
  'domain/roster/rosterContext',
  'domain/roster/rosterStore',
  'domain/roster/readonlyRoster',
  'domain/applicant/applicant',
  'domain/applicant/applicantContext',
  'domain/applicant/applicantProblems',
  'domain/invoice/invoice',
  'domain/endorsement/personChange',
  'domain/problem/problem',
  'domain/region/regionCode',
];

/** Modules with shared functions and hooks, which belong to no single component. */
export const sharedModules: readonly string[] = [
  'products/defineProduct',
  'i18n/replaceMessages',
  'i18n/messagePack',
  'i18n/useMessages',
  'i18n/formatMoney',
];

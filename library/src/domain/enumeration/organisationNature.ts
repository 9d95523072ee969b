/** Organisation nature (单位性质): the general list of 12 values in the specification. */
export type OrganisationNature =
  | 'stateOwned'
  | 'collective'
  | 'joint'
  | 'shareCooperative'
  | 'private'
  | 'soleTrader'
  | 'partnership'
  | 'limitedCompany'
  | 'jointStockCompany'
  | 'publicInstitution'
  | 'stateOrgan'
  | 'partyOrgan';

/**
 * Organisation nature (单位性质), short list. The specification states that this list has nine values, but doesn't name the
 * values. Therefore the values are defined here.
 */
export type ShortOrganisationNature =
  | 'stateOwned'
  | 'collective'
  | 'privatelyRun'
  | 'foreignInvested'
  | 'hkMacauTaiwanInvested'
  | 'shareholding'
  | 'publicBody'
  | 'socialOrganisation'
  | 'other';

/**
 * Organisation nature (单位性质), list with the codes 01 to 09. The specification doesn't name the values, so they are
 * defined here.
 */
export type CodedOrganisationNature =
  | 'stateOrgan'
  | 'publicInstitution'
  | 'stateOwned'
  | 'collective'
  | 'private'
  | 'externallyInvested'
  | 'shareholding'
  | 'socialOrganisation'
  | 'other';

export const organisationNatures: readonly OrganisationNature[] = [
  'stateOwned',
  'collective',
  'joint',
  'shareCooperative',
  'private',
  'soleTrader',
  'partnership',
  'limitedCompany',
  'jointStockCompany',
  'publicInstitution',
  'stateOrgan',
  'partyOrgan',
];

export const shortOrganisationNatures: readonly ShortOrganisationNature[] = [
  'stateOwned',
  'collective',
  'privatelyRun',
  'foreignInvested',
  'hkMacauTaiwanInvested',
  'shareholding',
  'publicBody',
  'socialOrganisation',
  'other',
];

export const codedOrganisationNatures: readonly CodedOrganisationNature[] = [
  'stateOrgan',
  'publicInstitution',
  'stateOwned',
  'collective',
  'private',
  'externallyInvested',
  'shareholding',
  'socialOrganisation',
  'other',
];

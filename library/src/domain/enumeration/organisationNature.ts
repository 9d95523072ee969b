/** 单位性质: the specification's general list of 12. */
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

/** The shorter list. The specification counts nine values but doesn't list them: these are our own. */
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

/** The list with the codes 01 to 09. The specification doesn't list its values: these are our own. */
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

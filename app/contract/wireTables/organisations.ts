import type { CompanyCategory } from '@tuanbao/library/domain/enumeration/companyCategory';
import type { OperatorRelation } from '@tuanbao/library/domain/enumeration/operatorRelation';
import type { CodedOrganisationNature } from '@tuanbao/library/domain/enumeration/organisationNature';

import { type WordTable, wordTable } from './wordTable.ts';

/**
 * Codes of the natures of organisations for product 205. The lists of the other products have no codes. Responses
 * contain the Chinese names for all products; requests may contain these codes instead.
 */
export const codedOrganisationNatureWords: WordTable<CodedOrganisationNature> = wordTable<CodedOrganisationNature>({
  stateOrgan: '01',
  publicInstitution: '02',
  stateOwned: '03',
  collective: '04',
  private: '05',
  externallyInvested: '06',
  shareholding: '07',
  socialOrganisation: '08',
  other: '09',
});

export const operatorRelationWords: WordTable<OperatorRelation> = wordTable<OperatorRelation>({
  legalPerson: '1',
  employee: '2',
  authorisedAgent: '3',
});

/** The words of `companyCategory` are sent as their Chinese names, because the specification has no codes for them. */
export const companyCategoryWords: WordTable<CompanyCategory> = wordTable<CompanyCategory>({
  large: '大型企业',
  medium: '中型企业',
  small: '小型企业',
  micro: '微型企业',
});

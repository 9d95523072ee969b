import type { CompanyCategory } from '@tuanbao/library/domain/enumeration/companyCategory';
import type { OperatorRelation } from '@tuanbao/library/domain/enumeration/operatorRelation';
import type {
  CodedOrganisationNature,
  OrganisationNature,
  ShortOrganisationNature,
} from '@tuanbao/library/domain/enumeration/organisationNature';

import { type WordTable, wordTable } from './wordTable.ts';

/** Natures of organisations. They are sent as their Chinese names, because the specification has no codes for them. */
export const organisationNatureWords: WordTable<OrganisationNature> = wordTable<OrganisationNature>({
  stateOwned: '国有企业',
  collective: '集体企业',
  joint: '联营企业',
  shareCooperative: '股份合作制企业',
  private: '私营企业',
  soleTrader: '个体户',
  partnership: '合伙企业',
  limitedCompany: '有限责任公司',
  jointStockCompany: '股份有限公司',
  publicInstitution: '事业单位',
  stateOrgan: '国家机关',
  partyOrgan: '党政机关',
});

export const shortOrganisationNatureWords: WordTable<ShortOrganisationNature> = wordTable<ShortOrganisationNature>({
  stateOwned: '国有企业',
  collective: '集体企业',
  privatelyRun: '民营企业',
  foreignInvested: '外商投资企业',
  hkMacauTaiwanInvested: '港澳台投资企业',
  shareholding: '股份制企业',
  publicBody: '机关事业单位',
  socialOrganisation: '社会团体',
  other: '其他',
});

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

import { type Applicant, type ApplicantField, emptyApplicant } from '../domain/applicant/applicant.ts';
import type { ApplicantContext } from '../domain/applicant/applicantContext.ts';
import type { FieldDemand } from '../domain/problem/fieldDemand.ts';

/** A fictional limited company in Shenzhen. All its data are valid. */
export const shenzhenCompany: Applicant = {
  groupName: '深圳市南山示例精密制造有限公司',
  groupNature: '有限责任公司',
  groupIdType: 'creditCode',
  groupIdNo: '91440199TB20261173',
  groupIdValidUntil: '',
  isGroupIdLongTerm: true,
  legalPersonName: '赵示例',
  contactName: '钱示例',
  contactMobile: '13800000000',
  landline: '0755-26000000',
  email: 'insurance@example.com',
  address: { provinceCode: 440000, cityCode: 440300, districtCode: 440305, detail: '科技园示例路 1 号 3 栋' },
};

/** A company with a very long name and a very long address. */
export const longNamedCompany: Applicant = {
  ...shenzhenCompany,
  groupName: '双江拉祜族佤族布朗族傣族自治县示例生态农业综合开发与农产品冷链物流（集团）股份有限公司临沧分公司',
  groupNature: '股份有限公司',
  address: {
    provinceCode: 530000,
    cityCode: 530900,
    districtCode: 530925,
    detail: '勐勐镇示例大道与民族团结路交叉口东南侧双江农产品交易中心综合服务楼 A 座 12 层 1201 至 1212 室',
  },
};

/** A company with problems in many fields, and with a credit code whose check character causes only a warning. */
export const faultyCompany: Applicant = {
  ...shenzhenCompany,
  groupName: '小店',
  groupIdNo: '91440199TB20261174',
  contactName: '钱',
  contactMobile: '12345',
  email: 'insurance@',
  address: { ...emptyApplicant.address, detail: '科技园示例路 1 号' },
};

/**
 * For each field of an applicant: required, optional or hidden. Most fields that only some products request are hidden.
 */
export const applicantFields: Readonly<Record<ApplicantField, FieldDemand>> = {
  groupName: 'required',
  groupNature: 'required',
  industryCode: 'optional',
  groupIdType: 'required',
  groupIdNo: 'required',
  groupIdValidUntil: 'required',
  isGroupIdLongTerm: 'optional',
  legalPersonName: 'optional',
  contactName: 'required',
  contactMobile: 'required',
  landline: 'optional',
  email: 'required',
  address: 'required',
  establishedOn: 'hidden',
  legalPersonIdNo: 'hidden',
  operatorRelation: 'hidden',
  operatorIdNo: 'hidden',
  companyCategory: 'hidden',
  employeeTotal: 'hidden',
  annualIncome: 'hidden',
  totalAssets: 'hidden',
  registeredCapital: 'hidden',
  postcode: 'hidden',
};

/** Context for checking the applicant of a product that is sold in the whole country. */
export const applicantContext: ApplicantContext = {
  fields: applicantFields,
  natures: ['国有', '集体', '私营', '有限责任公司', '股份有限公司', '事业单位'],
  groupName: { isLengthExempt: false, forbiddenWords: [{ word: '烟花' }] },
  areaCodes: [],
  declinedAddresses: [],
  today: '2026-11-20',
};

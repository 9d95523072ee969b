import type { Kind } from './fields.ts';

type Documented = Readonly<Record<string, Kind>>;

/** Fields of an order draft (specification 000 §3), without the fields of a vehicle. */
export const draftFields: Documented = {
  productId: 'text',
  applyQuantity: 'number',
  validStartDate: 'text',
  validEndDate: 'text',
  insurePeriod: 'any',
  groupName: 'text',
  legalPersonName: 'text',
  groupCardType: 'code',
  groupCardId: 'text',
  imgList: 'list',
  authorizationBookList: 'list',
  lastYearPolicyUrl: 'text',
  environmentUrl: 'text',
  planCode: 'text',
  duration: 'code',
  durationUnit: 'text',
  schemes: 'list',
  discountList: 'list',
  premiumRateList: 'list',
  coInsuranceCompanyList: 'list',
  factorRate: 'any',
};

/** Fields of a scheme (specification 000 §3). */
export const schemeFields: Documented = {
  planList: 'list',
  deductible: 'any',
  deductibleRate: 'code',
  disabledRate: 'any',
  professions: 'list',
  factorRate: 'any',
  planCodes: 'any',
  withPlanList: 'any',
};

/** Fields of a profession (specification 000 §3). */
export const professionFields: Documented = {
  code: 'text',
  des: 'text',
  val: 'code',
  num: 'number',
  personsInfo: 'list',
  expend: 'any',
  jobCode: 'text',
  jobType: 'code',
  jobDesc: 'text',
};

/** Fields of a person (specification 000 §3). */
export const personFields: Documented = {
  insuredName: 'text',
  insuredIdType: 'code',
  insuredIdNo: 'text',
  birthDay: 'text',
  birthday: 'text',
  insuredSex: 'code',
  occupationCode: 'text',
  occupationType: 'code',
  occupationDesc: 'text',
  productCombId: 'text',
};

/** Fields of a group applicant (specification 000 §3). */
export const applicantFields: Documented = {
  groupName: 'text',
  groupCardType: 'code',
  groupCardId: 'text',
  setUpTime: 'text',
  groupIdValidEndDate: 'text',
  groupCardLongTermEffective: 'any',
  groupContact: 'text',
  contactCall: 'text',
  landline: 'text',
  groupEmail: 'text',
  groupNature: 'text',
  totalEmployers: 'any',
  totalIncome: 'any',
  groupAssets: 'any',
  registersdFunds: 'any',
  companyCategory: 'any',
  insureHouseAddress: 'any',
  businessLicense: 'any',
  industryInfos: 'list',
  archiveInfo: 'object',
  personsInfo: 'list',
  housingArea: 'any',
  legalPersonIdNo: 'text',
};

/**
 * Fields of an archive info (specification 000 §3). Each list of files is one text, in which commas separate the
 * entries.
 */
export const archiveFields: Documented = {
  imgStatus: 'any',
  url: 'text',
  lastYearPolicyUrl: 'text',
  environmentUrl: 'text',
  authorizationBookList: 'text',
};

/** Fields of a region with its codes and names, and of the detailed address. */
export const addressFields: Documented = {
  provinceCode: 'code',
  provinceName: 'text',
  cityCode: 'code',
  cityName: 'text',
  districtCode: 'code',
  districtName: 'text',
  detailAddress: 'text',
};

/** Fields of an invoice (specification 000 §3). */
export const invoiceFields: Documented = {
  invoiceType: 'code',
  policyType: 'code',
  policyUuid: 'text',
  id: 'any',
  invoiceStatus: 'code',
  createTime: 'text',
  showSpecialInvoice: 'flag',
  failMsg: 'text',
  needMaterial: 'any',
  middleStatus: 'code',
  productId: 'text',
};

/** Fields of a saved group invoice record (specification 000 §3). Four of the fields contain JSON as text. */
export const invoiceRecordFields: Documented = {
  orderType: 'code',
  policyType: 'code',
  invoiceType: 'code',
  invoiceStatus: 'code',
  createTime: 'text',
  id: 'any',
  failMsg: 'text',
  policyUuid: 'text',
  invoiceInfo: 'text',
  receiveInfo: 'text',
  specialInvoiceMaterial: 'text',
  expressInfo: 'text',
};

/** Fields of the invoiceInfoBean (specification 000 §3). */
export const invoiceInfoFields: Documented = {
  amount: 'code',
  taxpaerType: 'code',
  taxBankId: 'text',
  taxBankName: 'text',
  taxId: 'text',
  taxName: 'text',
  title: 'text',
  taxAddress: 'text',
  taxTel: 'text',
  policySn: 'text',
  orderType: 'code',
};

/** Fields of the invoiceReceiveBean (specification 000 §3). */
export const invoiceReceiveFields: Documented = {
  provinceCode: 'code',
  cityCode: 'code',
  districtCode: 'code',
  provinceName: 'text',
  cityName: 'text',
  districtName: 'text',
  receiveAddress: 'text',
  receiveEmail: 'text',
  receiveMobile: 'text',
  receiveName: 'text',
};

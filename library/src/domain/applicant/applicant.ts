import type { GroupIdType } from '../enumeration/groupIdType.ts';
import type { GroupIdCode } from '../identity/groupId.ts';
import { type Address, emptyAddress } from '../region/address.ts';
import type { AddressRegionFault } from '../region/addressRegion.ts';
import type { FieldTextCode } from './fieldChecks.ts';
import type { GroupNameCode } from './groupName.ts';

/** Codes of the problems in the data of an applicant. */
export type ApplicantCode =
  | GroupNameCode
  | GroupIdCode
  | FieldTextCode
  | 'E_NAME'
  | 'E_MOBILE'
  | 'E_LANDLINE'
  | 'E_EMAIL'
  | 'E_POSTCODE'
  | 'natureUnknown'
  | 'industryUnknown'
  | 'groupIdExpired'
  | 'groupIdTermContradicts'
  | 'operatorIdInvalid'
  | 'addressRegionRequired'
  | 'addressDetailRequired'
  | 'addressDetailInvalid'
  | 'addressNotCovered'
  | 'addressDeclined'
  | AddressRegionFault;

/**
 * 投保人 (applicant): the organisation that buys the insurance. Dates are `YYYY-MM-DD` or empty. An optional field is
 * absent if the applicant was stored before this field was introduced.
 */
export interface Applicant {
  readonly groupName: string;
  /** Organisation nature (单位性质). The product lists the natures that it accepts. */
  readonly groupNature: string;
  /**
   * Code of the applicant's industry in GB/T 4754 (行业小类). It is absent if the applicant was stored before this field
   * was introduced.
   */
  readonly industryCode?: string;
  readonly groupIdType: GroupIdType;
  readonly groupIdNo: string;
  readonly groupIdValidUntil: string;
  readonly isGroupIdLongTerm: boolean;
  readonly legalPersonName: string;
  readonly contactName: string;
  readonly contactMobile: string;
  readonly landline: string;
  readonly email: string;
  readonly address: Address;
  /** Day on which the organisation was established (成立日期), `YYYY-MM-DD`. */
  readonly establishedOn?: string;
  readonly legalPersonIdNo?: string;
  /**
   * Relation between the organisation and the person who handles the insurance for it; a value of `OperatorRelation`.
   */
  readonly operatorRelation?: string;
  /** Document number (经办人证件号) of the person who handles the insurance for the organisation. */
  readonly operatorIdNo?: string;
  /** Category of the company by its size; a value of `CompanyCategory`. */
  readonly companyCategory?: string;
  /** 员工总数 (number of employees), a whole number. */
  readonly employeeTotal?: string;
  /** Annual revenue (年营业收入), in yuan. */
  readonly annualIncome?: string;
  /** Total assets (资产总额), in yuan. */
  readonly totalAssets?: string;
  /** Registered capital (注册资本), in yuan. */
  readonly registeredCapital?: string;
  /**
   * 邮政编码 (postcode) of the postal address, six digits. It is absent if the applicant was stored before this field was
   * introduced.
   */
  readonly postcode?: string;
}

/** Name of a field of the applicant. A product may require, offer or hide it. */
export type ApplicantField = keyof Applicant;

/**
 * Initial value of the applicant in a new draft. All fields are empty, except the document type: it is the unified
 * social credit code.
 */
export const emptyApplicant: Applicant = {
  groupName: '',
  groupNature: '',
  industryCode: '',
  groupIdType: 'creditCode',
  groupIdNo: '',
  groupIdValidUntil: '',
  isGroupIdLongTerm: false,
  legalPersonName: '',
  contactName: '',
  contactMobile: '',
  landline: '',
  email: '',
  address: emptyAddress,
  establishedOn: '',
  legalPersonIdNo: '',
  operatorRelation: '',
  operatorIdNo: '',
  companyCategory: '',
  employeeTotal: '',
  annualIncome: '',
  totalAssets: '',
  registeredCapital: '',
  postcode: '',
};

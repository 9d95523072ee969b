import type { GroupIdType } from '../enumeration/groupIdType.ts';
import type { GroupIdCode } from '../identity/groupId.ts';
import { type Address, emptyAddress } from '../region/address.ts';
import type { AddressRegionFault } from '../region/addressRegion.ts';
import type { FieldTextCode } from './fieldChecks.ts';
import type { GroupNameCode } from './groupName.ts';

/** Codes of an applicant's problems. */
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
  | 'addressRegionRequired'
  | 'addressDetailRequired'
  | 'addressDetailInvalid'
  | 'addressNotCovered'
  | 'addressDeclined'
  | AddressRegionFault;

/**
 * 投保人: the organisation that buys. Dates are `YYYY-MM-DD` or empty; facts are absent in records made before they were
 * asked for.
 */
export interface Applicant {
  readonly groupName: string;
  /** Organisation nature (单位性质), one of the product's list. */
  readonly groupNature: string;
  /** Code of the class in GB/T 4754 (行业小类); absent in records made before it was asked for. */
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
  /** 成立日期, `YYYY-MM-DD`. */
  readonly establishedOn?: string;
  readonly legalPersonIdNo?: string;
  /** Relation between the handling person and the organisation: a word of `OperatorRelation`. */
  readonly operatorRelation?: string;
  /** A word of `CompanyCategory`. */
  readonly companyCategory?: string;
  /** 员工总数, a whole number. */
  readonly employeeTotal?: string;
  /** 年营业收入, in yuan. */
  readonly annualIncome?: string;
  /** 资产总额, in yuan. */
  readonly totalAssets?: string;
  /** 注册资本, in yuan. */
  readonly registeredCapital?: string;
  /** 邮政编码: six digits, where mail is sent to; absent in records of before it was asked for. */
  readonly postcode?: string;
}

/** A field of the applicant that a product may require, offer or hide. */
export type ApplicantField = keyof Applicant;

/** An applicant with all fields empty. */
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
  companyCategory: '',
  employeeTotal: '',
  annualIncome: '',
  totalAssets: '',
  registeredCapital: '',
  postcode: '',
};

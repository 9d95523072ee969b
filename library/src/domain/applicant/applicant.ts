import { emptyFacts, type OrganisationFacts } from './organisationFacts.ts';

/** Group id types (specification §3) as words. */
export type GroupIdType = 'organisationCode' | 'taxRegistration' | 'businessLicence' | 'creditCode' | 'other';

/** A place: codes of the region data, and the words below them. 0 means not chosen. */
export interface Address {
  readonly provinceCode: number;
  readonly cityCode: number;
  /** 0 where the city has no districts. */
  readonly districtCode: number;
  readonly detail: string;
}

/** 投保人: the organisation that buys. Dates are `YYYY-MM-DD` or empty; facts are absent in records of before they were asked for. */
export interface Applicant extends Partial<OrganisationFacts> {
  readonly groupName: string;
  /** Organisation nature (单位性质), one of the product's list. */
  readonly groupNature: string;
  /** Class of GB/T 4754 (行业小类) by its code; absent in records of before it was asked for. */
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
}

/** A field of the applicant that a product may require, offer or hide. */
export type ApplicantField = keyof Applicant;

/** No place chosen yet. */
export const emptyAddress: Address = { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' };

/** Nothing filled in yet. */
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
  ...emptyFacts,
};

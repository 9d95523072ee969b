import type { GroupIdType } from '../enumeration/groupIdType.ts';
import { type Address, emptyAddress } from '../region/address.ts';
import { emptyFacts, type OrganisationFacts } from './organisationFacts.ts';

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

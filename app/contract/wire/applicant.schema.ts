import type { InferType } from 'yup';

import { addressWire } from './address.schema.ts';
import { dayOrEmpty, flag, listOf, shape, text } from './fields.ts';

/** Texts of an applicant; records from before an optional one was asked for don't have it. */
export const textFields = {
  groupName: text(200),
  groupNature: text(60),
  groupCardType: text(4),
  groupCardId: text(60),
  groupIdValidEndDate: dayOrEmpty(),
  legalPersonName: text(100),
  groupContact: text(100),
  contactCall: text(40),
  landline: text(40),
  groupEmail: text(200),
  setUpTime: dayOrEmpty().optional(),
  legalPersonIdNo: text(60).optional(),
  operatorRelation: text(10).optional(),
  companyCategory: text(20).optional(),
  totalEmployers: text(20).optional(),
  totalIncome: text(40).optional(),
  groupAssets: text(40).optional(),
  postCode: text(12).optional(),
  registersdFunds: text(40).optional(),
};

const textsWire = shape(textFields);
export type ApplicantTextsWire = InferType<typeof textsWire>;

/** An applicant in the specification's spelling. */
export const applicantWire = shape({
  ...textFields,
  industryInfos: listOf(shape({ code: text(10) }), 4).optional(),
  groupCardLongTermEffective: flag(),
  residentAddress: addressWire,
});
export type ApplicantWire = InferType<typeof applicantWire>;

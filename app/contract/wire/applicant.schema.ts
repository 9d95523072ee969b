import { applicantFields } from '@tuanbao/library/domain/applicant/applicantFields';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { InferType } from 'yup';

import { addressWire } from './address.schema.ts';
import {
  type ApplicantFieldName,
  type ApplicantName,
  applicantNames,
  type LaterApplicantName,
  laterApplicantNames,
} from './applicantNames.ts';
import { dayOrEmpty, flag, listOf, shape, text } from './fields.ts';

/** The schema of each text of a table by its name on the wire. */
const schemasOf = (names: Readonly<Record<string, ApplicantFieldName>>) =>
  Object.entries(names).map(([field, { name, max = 0 }]) => {
    const kind = ownValue(applicantFields, field)?.control.kind;
    return [name, kind === 'day' || kind === 'validity' ? dayOrEmpty() : text(max)] as const;
  });

type TextSchema = ReturnType<typeof text>;
/** The same where a record may not have it. */
type LaterSchema = ReturnType<TextSchema['optional']>;

/** Texts of an applicant; records from before a later one was asked for don't have it. */
export const textFields = {
  ...(Object.fromEntries(schemasOf(applicantNames)) as Record<ApplicantName, TextSchema>),
  ...(Object.fromEntries(schemasOf(laterApplicantNames).map(([name, schema]) => [name, schema.optional()])) as Record<
    LaterApplicantName,
    LaterSchema
  >),
};

/** An applicant in the specification's spelling. */
export const applicantWire = shape({
  ...textFields,
  industryInfos: listOf(shape({ code: text(10) }), 4).optional(),
  groupCardLongTermEffective: flag(),
  residentAddress: addressWire,
});
export type ApplicantWire = InferType<typeof applicantWire>;

/** The texts of an applicant in the specification's spelling. */
export type ApplicantTextsWire = Pick<ApplicantWire, ApplicantName | LaterApplicantName>;

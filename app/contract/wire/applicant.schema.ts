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

/** Returns the schema of each text field in a table, by its name on the wire. */
const schemasOf = (names: Readonly<Record<string, ApplicantFieldName>>) =>
  Object.entries(names).map(([field, { name, max = 0 }]) => {
    const kind = ownValue(applicantFields, field)?.control.kind;
    return [name, kind === 'day' || kind === 'validity' ? dayOrEmpty() : text(max)] as const;
  });

type TextSchema = ReturnType<typeof text>;
/** The same schema for a field that a record may lack. */
type LaterSchema = ReturnType<TextSchema['optional']>;

/** Schemas of an applicant's text fields. Records that are older than a field don't have it. */
export const textFields = {
  ...(Object.fromEntries(schemasOf(applicantNames)) as Record<ApplicantName, TextSchema>),
  ...(Object.fromEntries(schemasOf(laterApplicantNames).map(([name, schema]) => [name, schema.optional()])) as Record<
    LaterApplicantName,
    LaterSchema
  >),
};

/** Schema of an applicant in the specification's spelling. */
export const applicantWire = shape({
  ...textFields,
  industryInfos: listOf(shape({ code: text(10) }), 4).optional(),
  groupCardLongTermEffective: flag(),
  residentAddress: addressWire,
});
export type ApplicantWire = InferType<typeof applicantWire>;

/** Text fields of an applicant in the specification's spelling. */
export type ApplicantTextsWire = Pick<ApplicantWire, ApplicantName | LaterApplicantName>;

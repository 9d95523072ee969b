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

/** Returns the schemas of the text fields in a table, as pairs of wire name and schema. */
const schemasOf = (names: Readonly<Record<string, ApplicantFieldName>>) =>
  Object.entries(names).map(([field, { name, max = 0 }]) => {
    const kind = ownValue(applicantFields, field)?.control.kind;
    return [name, kind === 'day' || kind === 'validity' ? dayOrEmpty() : text(max)] as const;
  });

type TextSchema = ReturnType<typeof text>;
/** Schema of a text field that a record may lack, because the field was added after the record was saved. */
type LaterSchema = ReturnType<TextSchema['optional']>;

/**
 * Schemas of an applicant's text fields. A field in `laterApplicantNames` is optional, because records that are older
 * than the field don't have it.
 */
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

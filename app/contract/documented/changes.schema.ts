import type { InferType } from 'yup';

import { changeWire, effectiveInstant } from '../wire/endorsementChanges.schema.ts';
import { code, listOf, text, whole } from '../wire/fields.ts';
import { maxPersonsInRequest } from '../wire/limits.ts';

/**
 * Schema of a change of persons in requests. It has the kind of the change, and the added person, the removed person or
 * both.
 */
const changePayload = changeWire
  .shape({
    insuredIdType: code(40),
    insuredSex: code(20),
    occupationType: code(20),
    socialSecurity: code(20).optional(),
    orgInsuredIdType: code(40),
    orgInsuredSex: code(20),
    orgOccupationType: code(20),
    orgSocialSecurity: code(20).optional(),
    birthday: text(40).optional(),
  })
  .partial()
  .shape({ conservationType: whole(1, 100) });
export type ChangePayload = InferType<typeof changePayload>;

export const changesPayload = listOf(changePayload, maxPersonsInRequest);

/** Fields of a request for changes of persons. In a change, fields may be missing and codes may be numbers. */
export const requestPayloadFields = {
  conservationStartDatetime: effectiveInstant(),
  personInfoList: changesPayload,
};

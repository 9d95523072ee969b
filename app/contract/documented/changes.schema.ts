import type { InferType } from 'yup';

import { changeWire, effectiveInstant } from '../wire/endorsementChanges.schema.ts';
import { code, listOf, text, whole } from '../wire/fields.ts';
import { maxPersonsInRequest } from '../wire/limits.ts';

/** A change of a person as requests have it: its kind, and the person that comes, the one that goes, or both. */
const changePayload = changeWire
  .shape({
    insuredIdType: code(40),
    insuredSex: code(20),
    occupationType: code(20),
    orgInsuredIdType: code(40),
    orgInsuredSex: code(20),
    orgOccupationType: code(20),
    birthday: text(40).optional(),
  })
  .partial()
  .shape({ conservationType: whole(1, 100) });
export type ChangePayload = InferType<typeof changePayload>;

export const changesPayload = listOf(changePayload, maxPersonsInRequest);

/** Fields of a request for changes. */
export const requestPayloadFields = {
  conservationStartDatetime: effectiveInstant(),
  personInfoList: changesPayload,
};

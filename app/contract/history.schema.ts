import { type InferType, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { fileListField } from './fileField.ts';
import { applicantWire } from './wire/applicant.schema.ts';
import { personWire } from './wire/draft.schema.ts';
import { filledText, jsonText, listOf, shape, text, whole } from './wire/fields.ts';
import { maxPersonsInRequest } from './wire/limits.ts';

const pastApplicantsWire = shape({
  list: listOf(shape({ orderSn: text(40), groupName: text(200), groupCardId: text(60), createTime: text(40) }), 20),
  groupApplicant: applicantWire.nullable(),
});
export type PastApplicantsWire = InferType<typeof pastApplicantsWire>;

/** Persons with corrected data. A multipart request contains the list as JSON in one field. */
const corrections = listOf(personWire, 1000);

const tenMegabytes = 10 * 1024 * 1024;

/** Schemas of the calls in `history.ts`, by call name. */
export const historySchemas = {
  pastApplicants: {
    request: object({ orderSn: text(40).optional(), keyword: text(60).optional() }).noUnknown(),
    response: pastApplicantsWire,
  },
  pastPersons: {
    request: object({ orderSn: filledText(40) }).noUnknown(),
    response: listOf(personWire, maxPersonsInRequest),
  },
  uploadPersonInfo: {
    request: shape({
      orderSn: filledText(40),
      personInfoList: jsonText(corrections, 1_000_000),
      files: fileListField(tenMegabytes, 10).optional(),
    }),
    response: shape({ orderSn: text(40), personNum: whole(0, 1000), fileNum: whole(0, 10) }),
  },
};

/** Wire types of the calls in `history.ts`, by call name. */
export type HistoryWires = WiresOf<typeof historySchemas>;

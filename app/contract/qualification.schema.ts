import { mixed, object } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { dayOrEmpty, filledText, nothing, shape, text } from './wire/fields.ts';
import { said } from './wire/said.ts';
import { fileUrls } from './wire/storedFiles.schema.ts';

/** State of the caller's latest request to verify the real name; `none` before the first request. */
export const qualificationStatuses = ['none', 'waiting', 'approved', 'rejected'] as const;
export type QualificationStatus = (typeof qualificationStatuses)[number];

/** Schemas of the calls in `qualification.ts`, by call name. */
export const qualificationSchemas = {
  qualificationRequest: {
    request: nothing(),
    response: shape({
      status: mixed<QualificationStatus>().oneOf(qualificationStatuses).required(),
      /** Reason why the request was rejected; empty if it wasn't rejected. */
      rejection: text(300),
      /** Instant (ISO 8601) at which the request was sent; empty before the first request. */
      requestedAt: text(40),
    }),
  },
  requestQualification: {
    request: object({
      name: filledText(60),
      idNo: filledText(18),
      /** Number of the practising certificate; empty if the caller has no certificate. */
      certificateNo: text(30),
      certificateValidUntil: dayOrEmpty(),
      fileUrlList: fileUrls(10).min(1, said('picturesMissing')),
    }).noUnknown(),
    response: shape({}),
  },
};

/** Wire types of the calls in `qualification.ts`, by call name. */
export type QualificationWires = WiresOf<typeof qualificationSchemas>;

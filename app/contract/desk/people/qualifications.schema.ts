import { type InferType, mixed, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { dayOrEmpty, listOf, shape, text, whole, wholeInUrl } from '../../wire/fields.ts';
import { storedFile } from '../../wire/storedFiles.schema.ts';
import { reason } from '../fields.ts';
import { agentId } from './fields.ts';

/** State of an agent's request to verify the real name and, if the agent has one, the practising certificate. */
export const requestStates = ['waiting', 'approved', 'rejected'] as const;
export type RequestState = (typeof requestStates)[number];

const requestRow = shape({
  id: text(60),
  agentId: text(60),
  agentName: text(60),
  state: mixed<RequestState>().oneOf(requestStates).required(),
  /** Instant (ISO 8601) at which the agent sent the request. */
  requestedAt: text(40),
  /** Instant (ISO 8601) at which the request was decided; empty until then. */
  decidedAt: text(40),
  /** Reason why the request was rejected, which the agent sees; empty if it wasn't rejected. */
  rejection: text(300),
});
export type QualificationRow = InferType<typeof requestRow>;

const opened = requestRow.shape({
  name: text(60),
  idNo: text(30),
  certificateNo: text(30),
  certificateValidUntil: dayOrEmpty(),
  files: listOf(storedFile, 10),
});
export type OpenedQualification = InferType<typeof opened>;

const decision = () => shape({ requestId: agentId(), reason: reason() });

/** Schemas of the calls in `qualifications.ts`, by call name. */
export const qualificationDeskSchemas = {
  listQualifications: {
    request: object({
      pageIndex: wholeInUrl(1, 100_000).required(),
      state: mixed<RequestState>().oneOf(requestStates).optional(),
    }).noUnknown(),
    response: shape({ total: whole(0, 1e9), list: listOf(requestRow, 50) }),
  },
  openQualification: { request: decision(), response: opened },
  approveQualification: { request: decision(), response: shape({}) },
  rejectQualification: { request: decision(), response: shape({}) },
};

/** Wire types of the calls in `qualifications.ts`, by call name. */
export type QualificationDeskWires = WiresOf<typeof qualificationDeskSchemas>;

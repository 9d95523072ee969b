import { type InferType, object } from 'yup';

import type { WiresOf } from '../../callSchemas.ts';
import { filledText, listOf, nothing, shape, text, whole } from '../../wire/fields.ts';
import { reason } from '../fields.ts';

const agency = shape({
  host: text(100),
  /** Name of the agency; empty when the host has no agency yet. */
  name: text(100),
  /** Number of the agency's users. */
  users: whole(0, 1e9),
});
export type AgencyRow = InferType<typeof agency>;

/** Schemas of the calls in `agencies.ts`, by call name. */
export const agencySchemas = {
  agencies: { request: nothing(), response: shape({ list: listOf(agency, 500) }) },
  writeAgency: {
    request: object({ host: filledText(100), name: text(100), reason: reason() }).noUnknown(),
    response: shape({}),
  },
};

/** Wire types of the calls in `agencies.ts`, by call name. */
export type AgencyWires = WiresOf<typeof agencySchemas>;

import type { Call } from '../../call.ts';
import type { CallSchemas } from '../../callSchemas.ts';

/** Calls of the desk about operators, approvals, records and personal data, with their schemas. */
export const oversightCallsWithSchemas: readonly (readonly [Call<unknown, unknown>, CallSchemas])[] = [];

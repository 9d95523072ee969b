import type { Call } from '../../call.ts';
import type { CallSchemas } from '../../callSchemas.ts';

/** Calls of the desk about the work that waits, with their schemas. */
export const workCallsWithSchemas: readonly (readonly [Call<unknown, unknown>, CallSchemas])[] = [];

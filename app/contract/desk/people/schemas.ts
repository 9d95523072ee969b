import type { Call } from '../../call.ts';
import type { CallSchemas } from '../../callSchemas.ts';

/** Calls of the desk about agents and partner organisations, with their schemas. */
export const peopleCallsWithSchemas: readonly (readonly [Call<unknown, unknown>, CallSchemas])[] = [];

import type { Call } from '../call.ts';
import { type CallSchemas, withSchemas } from '../callSchemas.ts';
import { deskSessionSchemas } from './deskSessions.schema.ts';
import * as deskSessions from './deskSessions.ts';
import { figureCallsWithSchemas } from './figures/schemas.ts';
import { oversightCallsWithSchemas } from './oversight/schemas.ts';
import { peopleCallsWithSchemas } from './people/schemas.ts';
import { productCallsWithSchemas } from './products/schemas.ts';
import { siteCallsWithSchemas } from './site/schemas.ts';
import { workCallsWithSchemas } from './work/schemas.ts';

/** Calls of the operators' desk with their schemas. They are separate from the calls that agents make. */
export const deskCallsWithSchemas: ReadonlyMap<Call<unknown, unknown>, CallSchemas> = new Map([
  ...withSchemas(deskSessions, deskSessionSchemas),
  ...workCallsWithSchemas,
  ...peopleCallsWithSchemas,
  ...productCallsWithSchemas,
  ...siteCallsWithSchemas,
  ...figureCallsWithSchemas,
  ...oversightCallsWithSchemas,
]);

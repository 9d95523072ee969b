import type { Call } from '../../call.ts';
import { type CallSchemas, withSchemas } from '../../callSchemas.ts';
import { agencySchemas } from './agencies.schema.ts';
import * as agencies from './agencies.ts';
import { agentListSchemas } from './agentLists.schema.ts';
import * as agentLists from './agentLists.ts';
import { agentSchemas } from './agents.schema.ts';
import * as agents from './agents.ts';
import { qualificationDeskSchemas } from './qualifications.schema.ts';
import * as qualifications from './qualifications.ts';

/** Calls of the desk about agents, their agencies and their requests for verification, with their schemas. */
export const peopleCallsWithSchemas: readonly (readonly [Call<unknown, unknown>, CallSchemas])[] = [
  ...withSchemas(agents, agentSchemas),
  ...withSchemas(agentLists, agentListSchemas),
  ...withSchemas(agencies, agencySchemas),
  ...withSchemas(qualifications, qualificationDeskSchemas),
];

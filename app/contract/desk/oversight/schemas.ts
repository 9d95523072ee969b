import type { Call } from '../../call.ts';
import { type CallSchemas, withSchemas } from '../../callSchemas.ts';
import { approvalSchemas } from './approvals.schema.ts';
import * as approvals from './approvals.ts';
import { erasureSchemas } from './erasures.schema.ts';
import * as erasures from './erasures.ts';
import { operatorSchemas } from './operators.schema.ts';
import * as operators from './operators.ts';
import { personSchemas } from './persons.schema.ts';
import * as persons from './persons.ts';
import { recordSchemas } from './records.schema.ts';
import * as records from './records.ts';

/** Calls of the desk about operators, approvals, records and personal data, with their schemas. */
export const oversightCallsWithSchemas: readonly (readonly [Call<unknown, unknown>, CallSchemas])[] = [
  ...withSchemas(operators, operatorSchemas),
  ...withSchemas(approvals, approvalSchemas),
  ...withSchemas(records, recordSchemas),
  ...withSchemas(persons, personSchemas),
  ...withSchemas(erasures, erasureSchemas),
];

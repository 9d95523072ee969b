import type { Call } from '../../call.ts';
import { type CallSchemas, withSchemas } from '../../callSchemas.ts';
import { deskDecisionSchemas } from './decisions.schema.ts';
import * as decisions from './decisions.ts';
import { deskInvitationSchemas } from './invitations.schema.ts';
import * as invitations from './invitations.ts';
import { deskJobSchemas } from './jobs.schema.ts';
import * as jobs from './jobs.ts';
import { deskNoticeSchemas } from './notices.schema.ts';
import * as notices from './notices.ts';
import { deskOfflineOrderSchemas } from './offlineOrders.schema.ts';
import * as offlineOrders from './offlineOrders.ts';
import { deskOrderSchemas } from './orders.schema.ts';
import * as orders from './orders.ts';
import { deskPreparedOrderSchemas } from './preparedOrders.schema.ts';
import * as preparedOrders from './preparedOrders.ts';
import { workQueueSchemas } from './queues.schema.ts';
import * as queues from './queues.ts';
import { deskTransferSchemas } from './transfers.schema.ts';
import * as transfers from './transfers.ts';
import { deskWaitingSchemas } from './waiting.schema.ts';
import * as waiting from './waiting.ts';

/** Calls of the desk about the queues of work, their entries, prepared orders and invitations, with their schemas. */
export const workCallsWithSchemas: readonly (readonly [Call<unknown, unknown>, CallSchemas])[] = [
  ...withSchemas(queues, workQueueSchemas),
  ...withSchemas(offlineOrders, deskOfflineOrderSchemas),
  ...withSchemas(preparedOrders, deskPreparedOrderSchemas),
  ...withSchemas(invitations, deskInvitationSchemas),
  ...withSchemas(transfers, deskTransferSchemas),
  ...withSchemas(jobs, deskJobSchemas),
  ...withSchemas(waiting, deskWaitingSchemas),
  ...withSchemas(orders, deskOrderSchemas),
  ...withSchemas(decisions, deskDecisionSchemas),
  ...withSchemas(notices, deskNoticeSchemas),
];

import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { DeskNoticeWires as Wires } from './notices.schema.ts';

const permission = 'notices.match';

/** Returns a page of notices that matched no order or endorsement when they arrived, oldest first. */
export const unmatchedNotices = deskCall('GET', '/api/desk/work/notices', {
  summary: 'Notices that match nothing',
  permission,
  request: asIs<Wires['unmatchedNotices']['request']>(),
  response: asIs<Wires['unmatchedNotices']['response']>(),
});

/** Matches a notice to an order or endorsement. The notice is then handled as if it had contained the right number. */
export const matchNotice = deskCall('POST', '/api/desk/work/notices/:id/match', {
  summary: 'Match a notice to an order or endorsement',
  permission,
  request: asIs<Wires['matchNotice']['request']>(),
  response: asIs<Wires['matchNotice']['response']>(),
});

/** Dismisses a notice that belongs to no order or endorsement. */
export const dismissNotice = deskCall('POST', '/api/desk/work/notices/:id/dismiss', {
  summary: 'Dismiss a notice',
  permission,
  request: asIs<Wires['dismissNotice']['request']>(),
  response: asIs<Wires['dismissNotice']['response']>(),
});

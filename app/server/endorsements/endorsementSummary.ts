import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { endorsementKindsOf } from '@tuanbao/library/domain/endorsement/endorsementType';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';

import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import type { EndorsementRow } from './repository.ts';

/** True when an endorsement is confirmed and its effective day is after today. False if the policy has ended. */
const isUpcoming = (row: EndorsementRow, today: CalendarDay): boolean =>
  row.state === 'succeeded' &&
  isIn(orderMachine.sets.inForce, row.order_status) &&
  (row.effective_date ?? today) > today;

/** Converts the row of an endorsement to its entry in a list. @param today current day in Asia/Shanghai */
export const endorsementSummary = (row: EndorsementRow, today: CalendarDay): EndorsementSummary => ({
  uuid: row.uuid,
  sn: row.sn,
  policyUuid: row.policy_uuid,
  policySn: row.policy_sn,
  orderSn: row.order_sn,
  productId: row.product_id,
  productName: row.product_name,
  insurerName: row.insurer_name,
  groupName: row.group_name,
  state: row.state,
  kinds: endorsementKindsOf(row.type_code) ?? [],
  effectiveDate: row.effective_date ?? '',
  isUpcoming: isUpcoming(row, today),
  netFen: row.net_fen,
  paidFen: row.paid_fen,
  headsBefore: row.heads_before,
  headsAfter: row.heads_after,
  createdAt: row.created_at.toISOString(),
  submittedAt: row.submitted_at?.toISOString() ?? '',
  note: row.note,
  certificateSn: row.certificate_sn ?? '',
});

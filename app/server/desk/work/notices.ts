import { yuanOf } from '@tuanbao/library/domain/money/fen';

import { dismissNotice, matchNotice, unmatchedNotices } from '../../../contract/desk/work/notices.ts';
import type { ArrivedDecision } from '../../decisions/decide.ts';
import { setDismissed } from '../../notices/repository.ts';
import { bodyOf, type PaymentBody } from '../../notices/unmatched.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import { matchToReference } from './matchNotice.ts';
import { noticesOnPage, waitingNotices } from './noticeRepository.ts';
import { workRefused } from './workRefused.ts';

type Row = Awaited<ReturnType<typeof noticesOnPage>>[number];

/** Returns the number that a notice contains, and the state or decision that the notice reports. */
function saidIn(services: Pick<Services, 'keyring'>, row: Row) {
  if (row.source === 'payment') {
    const { notice } = bodyOf(services, row) as PaymentBody;
    return { number: notice.paymentId, meaning: notice.state };
  }
  const { number, reason } = bodyOf(services, row) as ArrivedDecision;
  return { number, meaning: reason };
}

/** Registers the calls of the desk about notices that couldn't be matched to an order or endorsement. */
export function noticeRoutes({ question, action, actionInSteps }: DeskRoutes, services: Services): void {
  question(unmatchedNotices, async ({ page = 1 }, { tx }) => {
    const rows = await noticesOnPage(tx, page);
    return {
      total: (await waitingNotices(tx)).waiting,
      list: rows.map((row) => ({
        id: row.id,
        source: row.source,
        subject: row.subject,
        problem: row.problem,
        ...saidIn(services, row),
        amount: row.amount_fen === null ? '' : yuanOf(row.amount_fen),
        receivedAt: row.received_at.toISOString(),
      })),
    };
  });
  actionInSteps(
    matchNotice,
    ({ id }) => id,
    async (match) => {
      await matchToReference(services, match);
      return {};
    },
  );
  action(dismissNotice, async ({ id }, { tx }) => {
    if (!isUuid(id)) throw notFound();
    if (!(await setDismissed(tx, id, services.clock.now()))) throw workRefused('noticeSettled');
    return { subject: id, result: {} };
  });
}

import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { shanghaiStartOf } from '@tuanbao/library/domain/calendar/clock';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { listActions, listAgentLooks } from '../../../contract/desk/oversight/records.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { actionRows, agentLookRows, type RecordFilter, type RecordRange } from './recordRepository.ts';

type Asked = Pick<RequestOf<typeof listActions>, 'action' | 'from' | 'until' | 'upTo'>;

const filterOf = ({ action = '', from = '', until = '', upTo = 0 }: Asked): RecordFilter => ({
  action,
  from: from === '' ? null : shanghaiStartOf(from),
  before: until === '' ? null : shanghaiStartOf(plusDays(until, 1)),
  upTo,
});

const rangeOf = ({
  pageIndex,
  pageSize,
}: Pick<RequestOf<typeof listActions>, 'pageIndex' | 'pageSize'>): RecordRange => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
});

/** Returns a page of the recorded actions of operators, newest first. */
export async function actionsOnPage(
  tx: DatabaseTransaction,
  query: RequestOf<typeof listActions>,
): Promise<ResponseOf<typeof listActions>> {
  const { operator = '', subject = '' } = query;
  const filter = { ...filterOf(query), operator: operator.trim(), subject: subject.trim() };
  const { total, newest, rows } = await actionRows(tx, filter, rangeOf(query));
  return {
    total,
    newest,
    list: rows.map(({ id, at, ...row }) => ({
      recordId: id,
      time: at.toISOString(),
      operator: row.operator,
      action: row.action,
      subject: row.subject,
      reason: row.reason,
    })),
  };
}

/** Returns a page of the records of which agent saw which personal data, newest first. */
export async function agentLooksOnPage(
  tx: DatabaseTransaction,
  query: RequestOf<typeof listAgentLooks>,
): Promise<ResponseOf<typeof listAgentLooks>> {
  const { agentName = '', orderSn = '' } = query;
  const filter = { ...filterOf(query), agentName: agentName.trim(), orderSn: orderSn.trim() };
  const { total, newest, rows } = await agentLookRows(tx, filter, rangeOf(query));
  return {
    total,
    newest,
    list: rows.map(({ id, at, agent, order_sn, action, subject }) => ({
      recordId: id,
      time: at.toISOString(),
      agentName: agent ?? '',
      action,
      orderSn: order_sn ?? '',
      subject,
    })),
  };
}

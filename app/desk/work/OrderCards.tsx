import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { Tag } from '@tuanbao/library/components/Tag';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { formatYuan } from '@tuanbao/library/i18n/formatMoney';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { orderMaterialMessages } from '@tuanbao/library/i18n/orderMaterial.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { OrderTimeline } from '@tuanbao/library/widgets/OrderTimeline';
import type { ReactElement } from 'react';

import { headsText } from '../../client/platform/page/headsText.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { deskOrder } from '../../contract/desk/work/orders.ts';
import { useMay } from '../session/deskSessionContext.ts';
import { Events } from './OfflineCards.styles.ts';
import { messages } from './orders.messages.ts';
import { useAge } from './useAge.ts';
import { useWorkLink } from './useWorkLink.ts';
import { messages as waitingMessages } from './waiting.messages.ts';
import { messages as workMessages } from './work.messages.ts';
import * as S from './work.styles.ts';
import { materialsPath } from './workPaths.ts';

/** The data that the desk shows about an order. */
export type ShownOrder = ResponseOf<typeof deskOrder>;

interface CardOfOrder {
  readonly order: ShownOrder;
}

/** Card with the numbers, the premium, the insurer, the agent, the number of persons and the dates of an order. */
export function OrderDetailCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  return (
    <Card title={words.detail}>
      <DescriptionList
        items={[
          { term: words.orderSn, description: order.orderSn },
          { term: words.policySn, description: order.policySn },
          { term: words.premium, description: <Money yuan={order.premium} /> },
          { term: words.insurer, description: order.insurerName },
          { term: words.agent, description: order.agentName },
          { term: words.heads, description: headsText(order.heads, words.headCount) },
          { term: words.period, description: words.days(order.startDate, order.endDate) },
          { term: words.handedIn, description: formatInstant(order.handedInAt) },
        ]}
      />
    </Card>
  );
}

/** Returns a function that gives the displayed name of an entry: its queue, kind and number. */
function useWaitingName(): (entry: ShownOrder['waiting'][number]) => string {
  const words = useMessages(messages);
  const { queues } = useMessages(workMessages);
  const { workKinds, refundKinds } = useMessages(waitingMessages);
  return ({ queue, kind, reference }) => {
    const kinds: Readonly<Record<string, string>> = queue === 'refunds' ? refundKinds : workKinds;
    return words.waitsIn(queues[queue], ownValue(kinds, kind) ?? kind, reference);
  };
}

/**
 * Card with the queue entries that belong to the order, and the time for which each has waited. If the operator has the
 * permission for the queue, the entry is a link to the page on which it is handled.
 */
export function OrderWaitingCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const linkOf = useWorkLink();
  const nameOf = useWaitingName();
  return (
    <Card title={words.waiting}>
      {order.waiting.length === 0 ? <S.Hint>{words.nothingWaits}</S.Hint> : null}
      <Events>
        {order.waiting.map((entry) => {
          const path = linkOf(entry);
          return (
            <li key={`${entry.queue} ${entry.kind} ${entry.id}`}>
              <strong>{path === null ? nameOf(entry) : <S.Name to={path}>{nameOf(entry)}</S.Name>}</strong>
              <span>{words.waitsSince(formatInstant(entry.since), ageOf(entry.since))}</span>
            </li>
          );
        })}
      </Events>
    </Card>
  );
}

/** Card with the number of files of each kind. */
export function OrderFilesCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  const { names } = useMessages(orderMaterialMessages);
  const mayCheck = useMay('materials.check');
  const nameOf = ({ kind, name }: ShownOrder['files'][number]) =>
    name === '' ? words.fileKinds[kind] : words.fileNamed(words.fileKinds[kind], ownValue<string>(names, name) ?? name);
  return (
    <Card title={words.files}>
      <S.Stack>
        <S.Hint>{order.files.length === 0 ? words.noFiles : words.filesHint}</S.Hint>
        {order.files.length > 0 && mayCheck ? (
          <S.Name to={materialsPath({ kind: 'order', id: order.orderSn })}>{words.openFiles}</S.Name>
        ) : null}
        <Events>
          {order.files.map((files) => (
            <li key={`${files.kind} ${files.name}`}>
              <strong>{nameOf(files)}</strong>
              <span>
                {words.fileCount(files.count)} · {formatInstant(files.at)}
              </span>
            </li>
          ))}
        </Events>
      </S.Stack>
    </Card>
  );
}

/** Card with the endorsements of the order, newest first; null if there are no endorsements. */
export function OrderEndorsementsCard({ order }: CardOfOrder): ReactElement | null {
  const words = useMessages(messages);
  const { statuses } = useMessages(endorsementMessages);
  if (order.endorsements.length === 0) return null;
  return (
    <Card title={words.endorsements}>
      <Events>
        {order.endorsements.map(({ id, reference, state, certificateSn, at }) => (
          <li key={id}>
            <strong>{words.endorsementNo(reference)}</strong>
            <span>
              <Tag>{ownValue<string>(statuses, state) ?? state}</Tag> {formatInstant(at)}
            </span>
            {certificateSn === '' ? null : <span>{words.certificateNo(certificateSn)}</span>}
          </li>
        ))}
      </Events>
    </Card>
  );
}

/** Card with the invoices of the order and of its endorsements, newest first; null if there are no invoices. */
export function OrderInvoicesCard({ order }: CardOfOrder): ReactElement | null {
  const words = useMessages(messages);
  const { statuses } = useMessages(invoiceMessages);
  if (order.invoices.length === 0) return null;
  return (
    <Card title={words.invoices}>
      <Events>
        {order.invoices.map(({ id, state, amount, invoiceNo, at }) => (
          <li key={id}>
            <strong>{invoiceNo === '' ? words.request : words.invoiceNo(invoiceNo)}</strong>
            <span>
              <Tag>{ownValue<string>(statuses, state) ?? state}</Tag> {formatYuan(amount)} · {formatInstant(at)}
            </span>
          </li>
        ))}
      </Events>
    </Card>
  );
}

/** Card with the history of the order and the texts of its events, except the text of a cancellation. */
export function OrderHistoryCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  const noted = order.events.filter(({ reason, note }) => note !== '' && reason !== 'cancelled');
  return (
    <Card title={words.history}>
      <OrderTimeline events={order.events.map((event) => ({ ...event, from: event.from ?? null }))} />
      {noted.length === 0 ? null : (
        <S.Stack>
          <S.Hint>{words.notes}</S.Hint>
          <Events>
            {noted.map(({ at, reason, note }) => (
              <li key={`${at} ${reason}`}>
                <S.Words>{note}</S.Words>
                <span>
                  <time dateTime={at}>{formatInstant(at)}</time>
                </span>
              </li>
            ))}
          </Events>
        </S.Stack>
      )}
    </Card>
  );
}

import { Card } from '@tuanbao/library/components/Card';
import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { headsText } from '../../client/platform/page/headsText.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { deskOfflineOrder } from '../../contract/desk/work/offlineOrders.ts';
import * as S from './OfflineCards.styles.ts';
import { messages } from './offlineOrders.messages.ts';
import { useAge } from './useAge.ts';
import { Words } from './work.styles.ts';

/** The data that the desk shows about an offline order. */
export type ShownOfflineOrder = ResponseOf<typeof deskOfflineOrder>;

interface CardOfOrder {
  readonly order: ShownOfflineOrder;
}

/** Card with the answer that was sent to the agent; null if there is no answer yet. */
export function OfflineAnswerCard({ order }: CardOfOrder): ReactElement | null {
  const words = useMessages(messages);
  const { answer, quotedPremium, validUntil, preparedLink } = order;
  if (answer === '' && preparedLink === '') return null;
  const items: readonly DescriptionItem[] = [
    ...(quotedPremium === null || quotedPremium === undefined
      ? []
      : [{ term: words.quoted, description: <Money yuan={quotedPremium} /> }]),
    ...(validUntil === '' ? [] : [{ term: words.validUntil, description: validUntil }]),
    ...(preparedLink === '' ? [] : [{ term: words.link, description: preparedLink, isWide: true }]),
    { term: words.words, description: answer === '' ? '' : <Words>{answer}</Words>, isWide: true },
  ];
  return (
    <Card title={words.answer}>
      <DescriptionList items={items} />
    </Card>
  );
}

/**
 * Card with the agent, the operator who handles the order, the waiting time, the number of persons, the start date, the
 * period, the premium by the tariff, and the agent's note.
 */
export function OfflineContentCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  const ageOf = useAge();
  const { tariffPremium, ownerName, isMine } = order;
  const isPriced = tariffPremium !== null && tariffPremium !== undefined;
  return (
    <Card title={words.content}>
      <DescriptionList
        items={[
          { term: words.agent, description: order.agentName },
          { term: words.owner, description: isMine ? words.mine(ownerName) : ownerName },
          { term: words.waits, description: ageOf(order.waitsSince) },
          { term: words.heads, description: headsText(order.heads, words.headCount) },
          { term: words.startDate, description: order.startDate },
          { term: words.period, description: words.months(order.months) },
          { term: words.tariff, description: isPriced ? <Money yuan={tariffPremium} /> : words.unpriced },
          { term: words.note, description: order.note === '' ? '' : <Words>{order.note}</Words>, isWide: true },
        ]}
      />
    </Card>
  );
}

/** Card with the schemes and their cover. It shows only the number of persons, not their data. */
export function OfflineSchemesCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  return (
    <Card title={words.schemes}>
      {order.schemes.map((scheme, index) => (
        <S.Scheme key={`${index} ${scheme.name}`}>
          <h3>{scheme.name}</h3>
          <DescriptionList
            items={[
              { term: words.plan, description: scheme.planName },
              ...scheme.clauses.map(({ name, sumInsured }) => ({ term: name, description: sumInsured })),
              {
                term: words.occupations,
                description: scheme.occupations
                  .map(({ name, occupationClass, heads }) => words.occupation(name, occupationClass, heads))
                  .join(words.between),
                isWide: true,
              },
            ]}
          />
        </S.Scheme>
      ))}
    </Card>
  );
}

/** Card with the events of the order, oldest first. */
export function OfflineHistoryCard({ order }: CardOfOrder): ReactElement {
  const words = useMessages(messages);
  return (
    <Card title={words.history}>
      <S.Events>
        {order.events.map(({ reason, by, note, at }) => (
          <li key={`${at} ${reason}`}>
            <strong>{words.events[reason]}</strong>
            <span>
              {ownValue(words.by, by)} <time dateTime={at}>{formatInstant(at)}</time>
            </span>
            {note === '' ? null : <Words>{note}</Words>}
          </li>
        ))}
      </S.Events>
    </Card>
  );
}

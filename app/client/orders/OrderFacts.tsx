import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import type { ReactElement } from 'react';

import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { messages as endorsedMessages } from './orderEndorsed.messages.ts';
import { messages } from './orders.messages.ts';
import { type EndorsedScheme, SchemeRecap } from './SchemeRecap.tsx';

/** Shows the order number, policy number, number of persons, time of creation and period of an order. */
export function PolicyFacts({
  order,
  hasHeads,
}: {
  readonly order: OrderDetail;
  readonly hasHeads: boolean;
}): ReactElement {
  const words = useMessages(messages);
  const { soldHeads } = useMessages(endorsedMessages);
  const { remarked } = usePunctuation();
  const { heads, endorsed } = order;
  const now = words.headCount(heads);
  const isChanged = endorsed && endorsed.sold.heads !== heads;
  const counts = isChanged ? remarked(now, soldHeads(endorsed.sold.heads)) : now;
  return (
    <DescriptionList
      items={[
        { term: words.orderSn, description: order.orderSn },
        { term: words.policySn, description: order.policySn },
        ...(hasHeads ? [{ term: words.heads, description: counts }] : []),
        { term: words.created, description: formatInstant(order.createdAt) },
        {
          term: words.period,
          description: <UnbrokenWords text={words.through(order.startDate, order.endDate)} />,
          isWide: true,
        },
      ]}
    />
  );
}

/**
 * Returns the schemes as they are after endorsements, by their id. Empty if the order has no endorsement in force, or
 * if the order is shown as it was sold.
 */
function endorsedSchemesOf({ endorsed, schemes }: OrderDetail): ReadonlyMap<string, EndorsedScheme> {
  if (!endorsed || endorsed.rosterVersion === 0) return new Map();
  const linesOf = (id: string) =>
    endorsed.schemeHeads
      .filter(({ schemeId }) => schemeId === id)
      .map(({ occupationClass, heads }) => ({ occupationName: '', occupationClass, chargedHeads: heads }));
  return new Map(
    schemes.map(({ id }) => [id, { lines: linesOf(id), netFen: ownValue(endorsed.schemeNetsFen, id) ?? 0 }]),
  );
}

interface SchemesProps {
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
}

/** Schemes of an order. If endorsements are in force, the schemes are shown in their state after the endorsements. */
export function OrderSchemes({ order, product }: SchemesProps): ReactElement {
  const endorsed = endorsedSchemesOf(order);
  return (
    <>
      {order.schemes.map((scheme) => (
        <SchemeRecap
          key={scheme.id}
          scheme={scheme}
          product={product}
          quote={order.quote.schemes.find(({ schemeId }) => schemeId === scheme.id)}
          endorsed={endorsed.get(scheme.id)}
        />
      ))}
    </>
  );
}

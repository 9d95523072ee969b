import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import { subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, Suspense } from 'react';

import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { messages as endorsedMessages } from './orderEndorsed.messages.ts';
import { OrderPersons } from './OrderPersons.tsx';
import { messages } from './orders.messages.ts';
import { type EndorsedScheme, SchemeRecap } from './SchemeRecap.tsx';

/** Most orders insure persons alone. */
const SubjectRecap = lazyPart(async () => (await import('./SubjectRecap.tsx')).SubjectRecap);

export interface OrderRecapProps {
  /** The order in the view that is shown. */
  readonly order: OrderDetail;
  readonly product: ProductDefinition | undefined;
  /** Stands below the facts of the policy. */
  readonly children?: ReactNode;
}

/** Cover and insured persons of an order: policy, subject, schemes and roster, in one view. */
export function OrderRecap({ order, product, children }: OrderRecapProps): ReactElement {
  const words = useMessages(messages);
  const hasSubject = subjectSections.some((section) => order[section] !== undefined);
  const hasPersons = order.persons.length > 0;
  return (
    <>
      <Card title={words.policy}>
        <PolicyFacts order={order} hasHeads={!hasSubject || order.heads > 0} />
      </Card>
      {children}
      {hasSubject ? (
        <Card title={words.subject}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <SubjectRecap subjects={order} />
          </Suspense>
        </Card>
      ) : null}
      <Card title={words.schemes}>
        <Schemes order={order} product={product} />
      </Card>
      {hasSubject && !hasPersons ? null : (
        <Card title={words.persons}>
          <OrderPersons key={order.endorsed?.rosterVersion} order={order} />
        </Card>
      )}
    </>
  );
}

function PolicyFacts({ order, hasHeads }: { readonly order: OrderDetail; readonly hasHeads: boolean }): ReactElement {
  const words = useMessages(messages);
  const { soldHeads } = useMessages(endorsedMessages);
  const { heads, endorsed } = order;
  const sold = endorsed && endorsed.sold.heads !== heads ? `（${soldHeads(endorsed.sold.heads)}）` : '';
  return (
    <DescriptionList
      items={[
        { term: words.orderSn, description: order.orderSn },
        { term: words.policySn, description: order.policySn },
        ...(hasHeads ? [{ term: words.heads, description: words.headCount(heads) + sold }] : []),
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

/** Schemes after endorsements, by their id; as sold there are none. */
function endorsedSchemesOf({ endorsed, persons, schemes }: OrderDetail): ReadonlyMap<string, EndorsedScheme> {
  if (!endorsed || endorsed.rosterVersion === 0) return new Map();
  const lines = rosterLinesOf(persons);
  const linesOf = (id: string) =>
    (lines.get(id) ?? []).map((line) => ({
      occupationName: line.name,
      occupationClass: line.occupationClass,
      chargedHeads: line.heads,
    }));
  return new Map(
    schemes.map(({ id }) => [id, { lines: linesOf(id), netFen: ownValue(endorsed.schemeNetsFen, id) ?? 0 }]),
  );
}

function Schemes({ order, product }: Pick<OrderRecapProps, 'order' | 'product'>): ReactElement {
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

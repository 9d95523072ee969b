import { Disclosure } from '@tuanbao/library/components/Disclosure';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import type { DayRange } from '../../contract/orderQuery.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import type { OrderFilterFieldsProps } from './OrderFilterFields.tsx';
import { messages } from './orderList.messages.ts';
import { orderDays, type OrderListQuery } from './orderQueryInAddress.ts';

const OrderFilterFields = lazyPart(async () => (await import('./OrderFilterFields.tsx')).OrderFilterFields);

const isSet = ({ from, until }: DayRange) => from !== '' || until !== '';

/** Returns how many of the filters in this component are set. */
const countOf = (query: OrderListQuery, insured: string): number =>
  [query.product !== '', query.insurer !== '', insured !== '', ...orderDays.map((days) => isSet(query[days]))].filter(
    Boolean,
  ).length;

/**
 * Filters of the order list: product, insurer, insured person, and the days of submission, start and end of cover. They
 * are collapsed until one of them is set.
 */
export function MoreOrderFilters(props: OrderFilterFieldsProps): ReactElement {
  const words = useMessages(messages);
  const count = countOf(props.query, props.insured);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <Disclosure
      title={count === 0 ? words.moreFilters : words.filtersSet(count)}
      level={2}
      isExpanded={isOpen}
      onExpandedChange={setOpen}
    >
      {isOpen ? (
        <Suspense fallback={<Skeleton lines={4} />}>
          <OrderFilterFields {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

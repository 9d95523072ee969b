import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { type ReactElement, Suspense } from 'react';

import type { DayRange } from '../../contract/orderQuery.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import type { OrderFilterFieldsProps } from './OrderFilterFields.tsx';
import { orderDays, type OrderListQuery } from './orderQueryInAddress.ts';

const OrderFilterFields = lazyPart(async () => (await import('./OrderFilterFields.tsx')).OrderFilterFields);

const isSet = ({ from, until }: DayRange) => from !== '' || until !== '';

/** Returns how many of the filters in `MoreOrderFilters` are set. */
export const countOf = (query: OrderListQuery, insured: string): number =>
  [query.product !== '', query.insurer !== '', insured !== '', ...orderDays.map((days) => isSet(query[days]))].filter(
    Boolean,
  ).length;

/** Less used filters of the order list: product, insurer, insured person, and the days of submission, start and end. */
export function MoreOrderFilters({ id, ...props }: OrderFilterFieldsProps & { readonly id: string }): ReactElement {
  return (
    <div id={id}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <OrderFilterFields {...props} />
      </Suspense>
    </div>
  );
}

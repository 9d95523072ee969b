import { Button } from '@tuanbao/library/components/Button';
import { ChevronDownIcon } from '@tuanbao/library/components/Icon';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import type { DayRange } from '../../contract/orderQuery.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import type { OrderFilterFieldsProps } from './OrderFilterFields.tsx';
import { messages } from './orderList.messages.ts';
import { orderDays, type OrderListQuery } from './orderQueryInAddress.ts';

const OrderFilterFields = lazyPart(async () => (await import('./OrderFilterFields.tsx')).OrderFilterFields);

const isSet = ({ from, until }: DayRange) => from !== '' || until !== '';

/** Returns how many of the filters in `MoreOrderFilters` are set. */
export const countOf = (query: OrderListQuery, insured: string): number =>
  [query.product !== '', query.insurer !== '', insured !== '', ...orderDays.map((days) => isSet(query[days]))].filter(
    Boolean,
  ).length;

export interface MoreFiltersButtonProps extends Pick<OrderFilterFieldsProps, 'insured' | 'query'> {
  readonly isOpen: boolean;
  /** Id of the element that contains the fields. */
  readonly fieldsId: string;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Button that shows and hides `MoreOrderFilters`. The label of the button has the number of the filters that are set.
 */
export function MoreFiltersButton(props: MoreFiltersButtonProps): ReactElement {
  const { query, insured, isOpen, fieldsId, onOpenChange } = props;
  const words = useMessages(messages);
  const count = countOf(query, insured);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': fieldsId })}
      onPress={() => onOpenChange(!isOpen)}
    >
      {count === 0 ? words.moreFilters : words.filtersSet(count)}
      <ChevronDownIcon />
    </Button>
  );
}

/**
 * Filters of the order list that are hidden at first: product, insurer, insured person, and the days of submission,
 * start and end.
 */
export function MoreOrderFilters({ id, ...props }: OrderFilterFieldsProps & { readonly id: string }): ReactElement {
  return (
    <div id={id}>
      <Suspense fallback={<Skeleton lines={4} />}>
        <OrderFilterFields {...props} />
      </Suspense>
    </div>
  );
}

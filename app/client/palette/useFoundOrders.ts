import type { Command } from '@tuanbao/library/components/CommandPalette';
import { orderStatusMessages } from '@tuanbao/library/i18n/orderStatus.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useMemo } from 'react';

import { listOrders } from '../../contract/orders.ts';
import { orderPath } from '../platform/navigation/paths.ts';
import { useDebounced } from '../platform/query/useDebounced.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './palette.messages.ts';

/** Minimum number of characters for which orders are searched, because a shorter text matches too many orders. */
const shortest = 2;
const mostFound = 5;
const none: readonly Command[] = [];

/**
 * Returns up to five of the agent's orders that match a text of at least two characters. The text may be part of an
 * order number, a policy number, or the name of an applicant or product.
 */
export function useFoundOrders(text: string): {
  readonly found: readonly Command[];
  readonly status: 'ready' | 'loading' | 'failed';
} {
  const words = useMessages(messages);
  const labels = useMessages(orderStatusMessages);
  const keyword = useDebounced(text, 250);
  const isAsked = keyword.length >= shortest;
  const request = { page: 1, pageSize: mostFound, statuses: [], keyword };
  const { data, error } = useQuestion(listOrders, isAsked ? request : null);
  const orders = data?.orders;
  const found = useMemo(
    () =>
      orders?.map(({ orderSn, groupName, productName, status, policySn }): Command => ({
        value: orderPath(orderSn),
        label: groupName,
        description: [policySn ?? orderSn, productName, labels[status]].join(' · '),
        group: words.orders,
      })) ?? none,
    [orders, labels, words],
  );
  if (text.length < shortest) return { found: none, status: 'ready' };
  if (text !== keyword || (!data && !error)) return { found: none, status: 'loading' };
  return { found, status: error ? 'failed' : 'ready' };
}

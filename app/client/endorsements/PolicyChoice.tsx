import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Notice } from '@tuanbao/library/components/Notice';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import type { OrderSummary } from '@tuanbao/library/domain/order/order';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { listOrders } from '../../contract/orders.ts';
import { endorsableProducts } from '../../contract/referenceData.ts';
import * as ListStyles from '../list/list.styles.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useSettled } from '../platform/query/useSettled.ts';
import { messages, type EndorsementsMessages } from './endorsements.messages.ts';
import { useEndorsementStart } from './useEndorsementStart.ts';

export interface PolicyChoiceProps {
  /** Called with the order's number of a policy that may be endorsed here. */
  readonly onChoose: (orderSn: string) => void;
}

const pageSize = 10;

const columnsIn = (words: EndorsementsMessages): readonly DataGridColumn<OrderSummary>[] => [
  { id: 'group', header: words.group, isRowHeader: true, cell: ({ groupName }) => groupName },
  { id: 'product', header: words.product, cell: ({ productName }) => productName },
  { id: 'policy', header: words.policySn, cell: ({ policySn }) => policySn ?? '—' },
  { id: 'cover', header: words.cover, cell: ({ startDate, endDate }) => words.through(startDate, endDate) },
  { id: 'heads', header: words.heads, align: 'end', cell: ({ heads }) => words.headCount(heads) },
];

/** The policies in force of products that are endorsed, and whether the chosen one may be endorsed now. */
export function PolicyChoice({ onChoose }: PolicyChoiceProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { asked, refusal, start } = useEndorsementStart(onChoose);
  const keyword = useSettled(typed.trim(), 300);
  const [turned, setTurned] = useState({ keyword: '', page: 1 });
  const page = turned.keyword === keyword ? turned.page : 1; // other words begin at the first page
  const products = useQuestion(endorsableProducts, {}, forVisit);
  const productIds = products.data?.map(({ productId }: { readonly productId: string }) => productId);
  const orders = useQuestion(
    listOrders,
    productIds ? { page, pageSize, statuses: orderMachine.sets.inForce, keyword, productIds } : null,
    { keepPreviousData: true },
  );

  const actions = ({ orderSn, groupName }: OrderSummary) => (
    <Button
      size="small"
      variant="primary"
      aria-label={words.startFor(groupName)}
      isPending={asked === orderSn}
      onPress={() => void start(orderSn)}
    >
      {words.start}
    </Button>
  );

  const failed = orders.error ?? products.error;
  return (
    <Layout.Stack>
      <ListStyles.Search role="search">
        <SearchField
          aria-label={words.searchPolicy}
          placeholder={words.searchPolicyHint}
          value={typed}
          onChange={setTyped}
        />
      </ListStyles.Search>
      {refusal === null ? null : (
        <Notice
          tone="warning"
          role="alert"
          action={
            refusal.leadsToList ? (
              <Button onPress={() => void navigate(paths.endorsements)}>{words.toList}</Button>
            ) : null
          }
        >
          {refusal.text}
        </Notice>
      )}
      {failed ? <CallFailure error={failed} onRetry={orders.error ? orders.ask : products.ask} /> : null}
      {!failed && (!orders.data || !products.data) ? <Skeleton lines={6} /> : null}
      {orders.data && products.data ? (
        <DataGrid
          caption={words.policies}
          columns={columnsIn(words)}
          rows={orders.data.orders}
          rowKey={({ orderSn }) => orderSn}
          rowLabel={({ groupName }) => groupName}
          empty={
            keyword === '' ? (
              <EmptyState title={words.noPolicy} description={words.noPolicyText} />
            ) : (
              <EmptyState
                title={words.noPolicyFound}
                action={<Button onPress={() => setTyped('')}>{words.clear}</Button>}
              />
            )
          }
          actions={actions}
        />
      ) : null}
      {orders.data && orders.data.total > pageSize ? (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={orders.data.total}
          onChange={(next) => setTurned({ keyword, page: next })}
        />
      ) : null}
    </Layout.Stack>
  );
}

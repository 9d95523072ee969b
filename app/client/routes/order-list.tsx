import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { OrderPage } from '../../contract/orders.ts';
import { orderPageSize, useOrders } from '../data/useOrders.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import * as S from '../list/list.styles.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { MailPoliciesDialog } from '../orders/MailPoliciesDialog.tsx';
import { messages as orderMessages } from '../orders/orderActions.messages.ts';
import { OrderFilter } from '../orders/OrderFilter.tsx';
import { OrderListItem } from '../orders/OrderListItem.tsx';
import { messages } from '../orders/orders.messages.ts';
import { countUnder, orderTabNames, orderTabOf, orderTabs, statesLabelledAs } from '../orders/orderTabs.ts';
import { type ChosenPolicies, useChosenPolicies } from '../orders/useChosenPolicies.ts';
import { everyOrder, useOrderQueryInUrl } from '../orders/useOrderQueryInUrl.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useDebounced } from '../platform/query/useDebounced.ts';

/** The agent's orders, newest first, four to a page (specification §9). */
export default function OrderList(): ReactElement {
  const words = useMessages(messages);
  const [query, change] = useOrderQueryInUrl();
  const chosen = useChosenPolicies();
  const keyword = useDebounced(query.keyword.trim(), 300);
  const orders = useOrders({
    page: query.page,
    statuses: query.state === null ? orderTabs[query.tab] : statesLabelledAs(query.state),
    keyword,
    expiresWithin: query.expiring ?? undefined,
  });
  const counts = orders.data?.counts;
  const tabs = orderTabNames.map((name) => ({
    id: name,
    title: counts ? `${words.tab[name]} ${countUnder(name, counts)}` : words.tab[name],
  }));
  const search = (
    <ListSearch
      label={words.search}
      placeholder={words.searchHint}
      keyword={query.keyword}
      onChange={(text) => change({ keyword: text })}
    />
  );

  return (
    <Page title={words.title} lead={words.lead} actions={search}>
      <Tabs aria-label={words.tabs} items={tabs} value={query.tab} onChange={(id) => change({ tab: orderTabOf(id) })}>
        <S.Body>
          <OrderFilter query={query} onChange={change} />
          <MailChosen chosen={chosen} />
          {orders.isLoading && !orders.data ? <Skeleton lines={8} label={words.loading} /> : null}
          {orders.error ? <CallFailure error={orders.error} onRetry={orders.ask} /> : null}
          {orders.data ? (
            <Orders
              page={orders.data}
              chosen={chosen}
              isFiltered={query.tab !== 'all' || query.state !== null || query.expiring !== null || keyword !== ''}
              current={query.page}
              onTurn={(page) => change({ page })}
              onClear={() => change(everyOrder)}
            />
          ) : null}
        </S.Body>
      </Tabs>
    </Page>
  );
}

/** The e-policies that were ticked, and the mail that takes them; nothing while there are none. */
function MailChosen({ chosen }: { readonly chosen: ChosenPolicies }): ReactElement | null {
  const words = useMessages(orderMessages);
  const [isMailing, setMailing] = useState(false);
  const { orderSns, clear } = chosen;
  if (orderSns.length === 0) return null;
  return (
    <>
      <Notice
        action={
          <>
            <Button size="small" onPress={clear}>
              {words.clearChoice}
            </Button>
            <Button size="small" variant="primary" onPress={() => setMailing(true)}>
              {words.mail}
            </Button>
          </>
        }
      >
        {words.chosen(orderSns.length)}
      </Notice>
      {isMailing ? <MailPoliciesDialog orderSns={orderSns} onClose={() => setMailing(false)} onSent={clear} /> : null}
    </>
  );
}

interface OrdersProps {
  readonly page: OrderPage;
  readonly chosen: ChosenPolicies;
  readonly isFiltered: boolean;
  readonly current: number;
  readonly onTurn: (page: number) => void;
  readonly onClear: () => void;
}

function Orders({ page, chosen, isFiltered, current, onTurn, onClear }: OrdersProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  if (page.total === 0) {
    const start = (
      <Button variant="primary" onPress={() => void navigate(paths.products)}>
        {words.toProducts}
      </Button>
    );
    return <EmptyList isFiltered={isFiltered} words={words} onClear={onClear} start={start} />;
  }
  return (
    <PagedList page={current} pageSize={orderPageSize} total={page.total} onTurn={onTurn}>
      {page.orders.map((order) => (
        <li key={order.orderSn}>
          <OrderListItem
            order={order}
            isChosen={chosen.isChosen(order.orderSn)}
            onChoose={(isChosen) => chosen.choose(order.orderSn, isChosen)}
          />
        </li>
      ))}
    </PagedList>
  );
}

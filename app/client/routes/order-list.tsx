import { Button } from '@tuanbao/library/components/Button';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { counted } from '@tuanbao/library/i18n/counted';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { OrderPage } from '../../contract/orders.ts';
import { ChosenOrdersActions } from '../chosenOrders/ChosenOrdersActions.tsx';
import { ChosenPoliciesNotice } from '../chosenOrders/ChosenPoliciesNotice.tsx';
import { EmptyList } from '../list/EmptyList.tsx';
import * as S from '../list/list.styles.ts';
import { ListSearch } from '../list/ListSearch.tsx';
import { ListTools } from '../list/ListTools.tsx';
import { PagedList } from '../list/PagedList.tsx';
import { ExportButton } from '../orders/ExportButton.tsx';
import { orderColumnsIn } from '../orders/orderColumns.tsx';
import { OrderFilter } from '../orders/OrderFilter.tsx';
import { messages as listMessages } from '../orders/orderList.messages.ts';
import { OrderListItem } from '../orders/OrderListItem.tsx';
import { rowsOfOrders, rowsOfQuery } from '../orders/orderRowsSource.ts';
import { messages } from '../orders/orders.messages.ts';
import { OrderTable } from '../orders/OrderTable.tsx';
import { countUnder, orderTabNames, orderTabOf } from '../orders/orderTabs.ts';
import { type ChosenOrders, useChosenOrders } from '../orders/useChosenOrders.ts';
import { type OrderList, useOrderList } from '../orders/useOrderList.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { useNavigate } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useServices } from '../platform/services/services.ts';

/** Orders of the agent, newest first by default, as cards (four per page, specification §9) or as a table. */
export default function OrderListScreen(): ReactElement {
  const words = useMessages(messages);
  const list = useOrderList();
  const chosen = useChosenOrders();
  const { query, change, orders } = list;
  const counts = orders.data?.counts;
  const tabs = orderTabNames.map((name) => ({
    id: name,
    title: counts ? counted`${words.tab[name]} ${countUnder(name, counts)}` : words.tab[name],
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
          <OrderFilter
            query={query}
            onChange={change}
            insured={list.insured}
            onInsured={list.setInsured}
            products={list.products}
            tools={<Tools list={list} />}
          />
          {list.view.view === 'cards' ? <ChosenPoliciesNotice chosen={chosen} /> : null}
          {orders.isLoading && !orders.data ? <Skeleton lines={8} label={words.loading} /> : null}
          {orders.error ? <CallFailure error={orders.error} onRetry={orders.ask} /> : null}
          {orders.data ? <Orders list={list} page={orders.data} chosen={chosen} /> : null}
        </S.Body>
      </Tabs>
    </Page>
  );
}

function Tools({ list }: { readonly list: OrderList }): ReactElement {
  const services = useServices();
  const listWords = useMessages(listMessages);
  const columns = orderColumnsIn(useMessages(messages), listWords);
  return (
    <ListTools view={list.view} onChange={list.setView} columns={columns}>
      <ExportButton
        source={list.asked ? rowsOfQuery(services, list.asked) : rowsOfOrders([])}
        isDisabled={!list.orders.data || list.orders.data.total === 0}
      >
        {listWords.exportAll}
      </ExportButton>
    </ListTools>
  );
}

interface OrdersProps {
  readonly list: OrderList;
  readonly page: OrderPage;
  readonly chosen: ChosenOrders;
}

function Orders({ list, page, chosen }: OrdersProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { query, change, pageSize } = list;
  if (page.total === 0) {
    const start = (
      <Button variant="primary" onPress={() => void navigate(paths.products)}>
        {words.toProducts}
      </Button>
    );
    return <EmptyList isFiltered={list.isFiltered} words={words} onClear={list.clear} start={start} />;
  }
  const turn = (next: number) => change({ page: next });
  if (list.view.view === 'cards') {
    return (
      <PagedList page={query.page} pageSize={pageSize} total={page.total} onTurn={turn}>
        {page.orders.map((order) => (
          <li key={order.orderSn}>
            <OrderListItem
              order={order}
              isChosen={chosen.isChosen(order.orderSn)}
              onChoose={(isChosen) => chosen.toggle(order, isChosen)}
            />
          </li>
        ))}
      </PagedList>
    );
  }
  return (
    <>
      <OrderTable
        orders={page.orders}
        sort={query.sort}
        onSort={(sort) => change({ sort })}
        hidden={list.view.hidden}
        chosen={chosen}
        actions={<ChosenOrdersActions chosen={chosen} />}
        isLoading={list.orders.isLoading}
      />
      <Pagination page={query.page} pageSize={pageSize} total={page.total} onChange={turn} />
    </>
  );
}

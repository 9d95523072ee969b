import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { insuredPersonMessages } from '@tuanbao/library/i18n/insuredPersons.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense } from 'react';

import type { useOrderInView } from '../data/useOrder.ts';
import type { ChosenRoster } from '../orderPersons/chosenRoster.ts';
import { messages as endorsedMessages } from '../orders/orderEndorsed.messages.ts';
import { messages as materialMessages } from '../orders/orderMaterials.messages.ts';
import { messages } from '../orders/orders.messages.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { lazyAhead, lazyPart, loadAhead } from '../platform/lazy/lazyPart.ts';
import * as S from './OrderPageTabs.styles.ts';
import { type OrderPageTab, orderPageTabsOf } from './orderParts.ts';
import { OrderSections } from './OrderSections.tsx';

const OrderPersons = lazyAhead(async () => (await import('../orderPersons/OrderPersons.tsx')).OrderPersons);
const OrderEndorsements = lazyAhead(
  async () => (await import('../endorsements/OrderEndorsements.tsx')).OrderEndorsements,
);
const InvoicePanel = lazyAhead(async () => (await import('../invoice/InvoicePanel.tsx')).InvoicePanel);
const OrderMaterialFiles = lazyPart(async () => (await import('../orders/OrderMaterialFiles.tsx')).OrderMaterialFiles);
const OrderClauses = lazyPart(async () => (await import('../orders/OrderClauses.tsx')).OrderClauses);
const OrderTimeline = lazyPart(async () => (await import('@tuanbao/library/widgets/OrderTimeline')).OrderTimeline);
const OrderReceipt = lazyAhead(async () => (await import('./OrderReceipt.tsx')).OrderReceipt);

/** Parts of the tabs with much code. */
const partsOfTabs: Readonly<Partial<Record<OrderPageTab, { readonly load: () => Promise<void> }>>> = {
  overview: OrderReceipt,
  persons: OrderPersons,
  endorsements: OrderEndorsements,
  invoice: InvoicePanel,
};

/** Downloads the code of a tab before the order is loaded. */
export function loadTab(tab: OrderPageTab): void {
  const part = partsOfTabs[tab];
  if (part) loadAhead(part);
}

export interface OrderPageTabsProps {
  /** The order as it is now. */
  readonly order: OrderDetail;
  /** The order in the view that the user chose: as it is now, or as it was sold. */
  readonly shown: ReturnType<typeof useOrderInView>;
  readonly product: ProductDefinition | undefined;
  readonly tab: OrderPageTab;
  readonly onTab: (tab: OrderPageTab) => void;
  /** The roster in the tab of the persons. */
  readonly roster: ChosenRoster;
  readonly onRoster: (roster: ChosenRoster) => void;
}

/** Content of an order's page, in tabs. Only the content of the chosen tab is rendered. */
export function OrderPageTabs({ tab, onTab, ...page }: OrderPageTabsProps): ReactElement {
  const words = useMessages(messages);
  const { termIn } = useMessages(insuredPersonMessages);
  const tabs = orderPageTabsOf(page.order, page.product);
  const chosen = tabs.find((each) => each === tab) ?? 'overview';
  const titles = { ...words.parts, persons: words.personsCounted(termIn(page.product), page.order.heads) };
  return (
    <Tabs
      aria-label={words.partsOf}
      items={tabs.map((id) => ({
        id,
        title: titles[id],
        content: (
          <S.Panel>
            <TabContent tab={id} {...page} />
          </S.Panel>
        ),
      }))}
      value={chosen}
      onChange={(id) => onTab(tabs.find((each) => each === id) ?? 'overview')}
    />
  );
}

type TabContentProps = Omit<OrderPageTabsProps, 'onTab'>;

function TabContent(props: TabContentProps): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <LoadedContent {...props} />
    </Suspense>
  );
}

function LoadedContent(props: TabContentProps): ReactElement {
  const { tab, order, product } = props;
  const words = useMessages(messages);
  if (tab === 'overview') return <Cover {...props} />;
  if (tab === 'persons') {
    return <OrderPersons order={order} product={product} roster={props.roster} onRoster={props.onRoster} />;
  }
  if (tab === 'clauses') return <OrderClauses orderSn={order.orderSn} productId={order.productId} />;
  if (tab === 'record') {
    return (
      <Card title={words.timeline}>
        <OrderTimeline events={order.events} />
      </Card>
    );
  }
  if (tab === 'materials') return <Materials order={order} />;
  if (!product) return <Waiting />;
  return tab === 'invoice' ? (
    <InvoicePanel orderSn={order.orderSn} features={product.features} />
  ) : (
    <OrderEndorsements order={order} />
  );
}

/** Placeholder for a card whose content isn't loaded yet. */
const Waiting = (): ReactElement => (
  <Card>
    <Skeleton lines={4} />
  </Card>
);

function Materials({ order }: Pick<TabContentProps, 'order'>): ReactElement {
  const words = useMessages(materialMessages);
  return (
    <Card title={words.title}>
      <Suspense fallback={<Skeleton lines={4} label={words.loading} />}>
        <OrderMaterialFiles orderSn={order.orderSn} status={order.status} />
      </Suspense>
    </Card>
  );
}

/** The overview. It shows the order in the view that the user chose: as it is now, or as it was sold. */
function Cover({ shown, product }: TabContentProps): ReactElement {
  const { loadingView } = useMessages(endorsedMessages);
  if (shown.error) return <CallFailure error={shown.error} onRetry={shown.ask} />;
  if (!shown.data) return <Skeleton lines={10} label={loadingView} />;
  const order = shown.data;
  return (
    <>
      <OrderSections order={order} product={product} />
      <Card>
        <Suspense fallback={<Skeleton lines={1} />}>
          <OrderReceipt order={order} product={product} />
        </Suspense>
      </Card>
    </>
  );
}

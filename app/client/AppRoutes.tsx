import type { ReactElement, ReactNode } from 'react';

import { type LazyPart, lazyPart } from './platform/lazy/lazyPart.ts';
import { paths } from './platform/navigation/paths.ts';
import { matchPath, Navigate, Route, Routes } from './platform/navigation/router.ts';
import { RouteFrame } from './platform/page/RouteFrame.tsx';
import Entry from './routes/entry.tsx';
import { NotFound } from './routes/not-found.tsx';
import { Shell } from './shell/Shell.tsx';

const Write = lazyPart(async () => (await import('./routes/write.tsx')).default);
const OrderConfirm = lazyPart(async () => (await import('./routes/order-confirm.tsx')).default);
const PayWait = lazyPart(async () => (await import('./routes/pay-wait.tsx')).default);
const OrderList = lazyPart(async () => (await import('./routes/order-list.tsx')).default);
const InitiateEndorsementScreen = lazyPart(async () => (await import('./routes/initiate-preservation.tsx')).default);
const Renewal = lazyPart(async () => (await import('./routes/renewal.tsx')).default);
const EndorsementListScreen = lazyPart(async () => (await import('./routes/preservation-list.tsx')).default);
const OrderDetail = lazyPart(async () => (await import('./routes/order-detail.tsx')).default);
const OfflineOrder = lazyPart(async () => (await import('./routes/order-detail-offline.tsx')).default);
const UnfinishList = lazyPart(async () => (await import('./routes/unfinish-list.tsx')).default);
const SupplementInfo = lazyPart(async () => (await import('./routes/supplement-info.tsx')).default);
const Information = lazyPart(async () => (await import('./routes/information.tsx')).default);
const Product = lazyPart(async () => (await import('./routes/product.tsx')).default);
const QuotationPage = lazyPart(async () => (await import('./routes/quotation-page.tsx')).default);
const QuotationShow = lazyPart(async () => (await import('./routes/quotation-show.tsx')).default);
const InsureQuotation = lazyPart(async () => (await import('./routes/insure-quotation.tsx')).default);
const HistoryQuote = lazyPart(async () => (await import('./routes/history-quote.tsx')).default);

/** A screen whose code is loaded when the user first opens it, with the patterns of its addresses. */
interface LazyScreen {
  readonly Screen: LazyPart<object>;
  readonly patterns: readonly string[];
}

/** Screens with the navigation of the app. */
const screens: readonly LazyScreen[] = [
  { Screen: Product, patterns: [paths.product] },
  { Screen: QuotationPage, patterns: [paths.quotationPage] },
  { Screen: QuotationShow, patterns: [paths.quotation] },
  { Screen: HistoryQuote, patterns: [paths.quotations] },
  { Screen: InsureQuotation, patterns: [paths.insureQuotation] },
  {
    Screen: Write,
    patterns: [paths.write, paths.writeByAdmin, paths.writeByHistory, paths.writeByUnfinish, paths.writeByOffline],
  },
  { Screen: OrderConfirm, patterns: [paths.confirm] },
  { Screen: OrderList, patterns: [paths.orders] },
  { Screen: OrderDetail, patterns: [paths.order, paths.orderByUuid] },
  { Screen: OfflineOrder, patterns: [paths.offlineOrder] },
  { Screen: UnfinishList, patterns: [paths.unfinished] },
  { Screen: SupplementInfo, patterns: [paths.supplement] },
  { Screen: Information, patterns: [paths.information] },
  { Screen: InitiateEndorsementScreen, patterns: [paths.initiateEndorsement] },
  { Screen: Renewal, patterns: [paths.renewal] },
  { Screen: EndorsementListScreen, patterns: [paths.endorsements] },
];

const payWait: LazyScreen = { Screen: PayWait, patterns: [paths.payWait] };

/**
 * Returns a promise that is fulfilled when the code of the screen at a path is loaded; null if the code is part of the
 * app's first script.
 */
export function loadScreenAt(pathname: string): Promise<void> | null {
  const shown = [...screens, payWait].find(({ patterns }) => patterns.some((path) => matchPath(path, pathname)));
  return shown?.Screen.load() ?? null;
}

const framed = (screen: ReactNode) => <RouteFrame>{screen}</RouteFrame>;

const routesOf = ({ Screen, patterns }: LazyScreen) =>
  patterns.map((path) => <Route key={path} path={path} element={framed(<Screen />)} />);

/**
 * Routes of the screens (specification §2). The code of most screens is loaded when the user first opens them. Each
 * screen has its own error boundary.
 */
export function AppRoutes(): ReactElement {
  return (
    <Routes>
      {routesOf(payWait)}
      <Route element={<Shell />}>
        <Route path={paths.home} element={<Navigate to={paths.products} replace />} />
        <Route path={paths.products} element={framed(<Entry />)} />
        {screens.map(routesOf)}
        <Route path="*" element={framed(<NotFound />)} />
      </Route>
    </Routes>
  );
}

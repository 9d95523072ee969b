import type { ReactElement, ReactNode } from 'react';

import { lazyPart } from './platform/lazy/lazyPart.ts';
import { paths } from './platform/navigation/paths.ts';
import { Navigate, Route, Routes } from './platform/navigation/router.ts';
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

const framed = (screen: ReactNode) => <RouteFrame>{screen}</RouteFrame>;

/**
 * Routes of the screens (specification §2). The code of most screens is loaded when the user first opens them. Each
 * screen has its own error boundary.
 */
export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route path={paths.payWait} element={framed(<PayWait />)} />
      <Route element={<Shell />}>
        <Route path={paths.home} element={<Navigate to={paths.products} replace />} />
        <Route path={paths.products} element={framed(<Entry />)} />
        <Route path={paths.product} element={framed(<Product />)} />
        <Route path={paths.quotationPage} element={framed(<QuotationPage />)} />
        <Route path={paths.quotation} element={framed(<QuotationShow />)} />
        <Route path={paths.quotations} element={framed(<HistoryQuote />)} />
        <Route path={paths.insureQuotation} element={framed(<InsureQuotation />)} />
        {[paths.write, paths.writeByAdmin, paths.writeByHistory, paths.writeByUnfinish, paths.writeByOffline].map(
          (path) => (
            <Route key={path} path={path} element={framed(<Write />)} />
          ),
        )}
        <Route path={paths.confirm} element={framed(<OrderConfirm />)} />
        <Route path={paths.orders} element={framed(<OrderList />)} />
        {[paths.order, paths.orderByUuid].map((path) => (
          <Route key={path} path={path} element={framed(<OrderDetail />)} />
        ))}
        <Route path={paths.offlineOrder} element={framed(<OfflineOrder />)} />
        <Route path={paths.unfinished} element={framed(<UnfinishList />)} />
        <Route path={paths.supplement} element={framed(<SupplementInfo />)} />
        <Route path={paths.information} element={framed(<Information />)} />
        <Route path={paths.initiateEndorsement} element={framed(<InitiateEndorsementScreen />)} />
        <Route path={paths.renewal} element={framed(<Renewal />)} />
        <Route path={paths.endorsements} element={framed(<EndorsementListScreen />)} />
        <Route path="*" element={framed(<NotFound />)} />
      </Route>
    </Routes>
  );
}

import { lazy, type ReactElement, type ReactNode } from 'react';

import { paths } from './paths.ts';
import { Navigate, Route, Routes } from './router.ts';
import Entry from './routes/entry.tsx';
import { NotFound } from './routes/not-found.tsx';
import { RouteFrame } from './shell/RouteFrame.tsx';
import { Shell } from './shell/Shell.tsx';

const Write = lazy(() => import('./routes/write.tsx'));
const OrderConfirm = lazy(() => import('./routes/order-confirm.tsx'));
const PayWait = lazy(() => import('./routes/pay-wait.tsx'));
const OrderList = lazy(() => import('./routes/order-list.tsx'));
const InitiatePreservation = lazy(() => import('./routes/initiate-preservation.tsx'));
const Renewal = lazy(() => import('./routes/renewal.tsx'));
const PreservationList = lazy(() => import('./routes/preservation-list.tsx'));
const OrderDetail = lazy(() => import('./routes/order-detail.tsx'));
const OfflineOrder = lazy(() => import('./routes/order-detail-offline.tsx'));
const UnfinishList = lazy(() => import('./routes/unfinish-list.tsx'));
const SupplementInfo = lazy(() => import('./routes/supplement-info.tsx'));
const Information = lazy(() => import('./routes/information.tsx'));
const Product = lazy(() => import('./routes/product.tsx'));
const QuotationPage = lazy(() => import('./routes/quotation-page.tsx'));
const QuotationShow = lazy(() => import('./routes/quotation-show.tsx'));
const HistoryQuote = lazy(() => import('./routes/history-quote.tsx'));

const framed = (screen: ReactNode) => <RouteFrame>{screen}</RouteFrame>;

/** The screens (specification §2): each is loaded when it is first seen and has an error boundary of its own. */
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
        <Route path={paths.initiateEndorsement} element={framed(<InitiatePreservation />)} />
        <Route path={paths.renewal} element={framed(<Renewal />)} />
        <Route path={paths.endorsements} element={framed(<PreservationList />)} />
        <Route path="*" element={framed(<NotFound />)} />
      </Route>
    </Routes>
  );
}

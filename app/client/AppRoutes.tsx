import { lazy, type ReactElement, type ReactNode } from 'react';

import { paths } from './paths.ts';
import { Navigate, Route, Routes } from './router.ts';
import { NotFound } from './routes/not-found.tsx';
import { RouteFrame } from './shell/RouteFrame.tsx';
import { Shell } from './shell/Shell.tsx';

const Entry = lazy(() => import('./routes/entry.tsx'));
const Write = lazy(() => import('./routes/write.tsx'));
const OrderConfirm = lazy(() => import('./routes/order-confirm.tsx'));
const PayWait = lazy(() => import('./routes/pay-wait.tsx'));
const OrderList = lazy(() => import('./routes/order-list.tsx'));
const OrderDetail = lazy(() => import('./routes/order-detail.tsx'));

const framed = (screen: ReactNode) => <RouteFrame>{screen}</RouteFrame>;

/** The screens (specification §2): each is loaded when it is first seen and has an error boundary of its own. */
export function AppRoutes(): ReactElement {
  return (
    <Routes>
      <Route path={paths.payWait} element={framed(<PayWait />)} />
      <Route element={<Shell />}>
        <Route path={paths.home} element={<Navigate to={paths.products} replace />} />
        <Route path={paths.products} element={framed(<Entry />)} />
        <Route path={paths.write} element={framed(<Write />)} />
        <Route path={paths.confirm} element={framed(<OrderConfirm />)} />
        <Route path={paths.orders} element={framed(<OrderList />)} />
        <Route path={paths.order} element={framed(<OrderDetail />)} />
        <Route path="*" element={framed(<NotFound />)} />
      </Route>
    </Routes>
  );
}

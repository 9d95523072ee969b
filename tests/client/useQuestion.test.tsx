import { act, renderHook, waitFor } from '@testing-library/react';
import { useQuestion } from '@tuanbao/app/client/platform/query/useQuestion.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { orderState } from '@tuanbao/app/contract/ownCalls';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';
import { refusal, success } from './support/scriptedServer.ts';
import { serverOfTests } from './support/serverOfTests.ts';

const server = serverOfTests();

const pathOf = (orderSn: string) => `/api/own/orders/${orderSn}/state`;
const paid = (orderSn: string) => success({ orderSn, status: 200 });
const busy = refusal('006004', '系统繁忙，请稍后重试');

/** Asks for the state of TB1 with the previous data kept, each time with an empty cache. */
const askFirst = () => {
  const services = servicesFor(server.url);
  const around = ({ children }: { children: ReactNode }) => (
    <ServicesProvider services={services}>
      <SWRConfig value={{ provider: services.newCache }}>{children}</SWRConfig>
    </ServicesProvider>
  );
  return renderHook(({ orderSn }) => useQuestion(orderState, { orderSn }, { keepPreviousData: true }), {
    wrapper: around,
    initialProps: { orderSn: 'TB1' },
  });
};

it('shows the error of the next request in place of the data of the previous one', async () => {
  server.on(pathOf('TB1'), paid('TB1'));
  server.on(pathOf('TB2'), busy, paid('TB2'));
  const { result, rerender } = askFirst();
  await waitFor(() => expect(result.current.data?.orderSn).toBe('TB1'));
  rerender({ orderSn: 'TB2' });
  expect(result.current).toMatchObject({ data: { orderSn: 'TB1' }, error: undefined, isLoading: true });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.error).toMatchObject({ kind: 'refused' });
  expect(result.current.data).toBeUndefined();

  act(() => result.current.ask());
  await waitFor(() => expect(result.current.data?.orderSn).toBe('TB2'));
  expect(result.current.error).toBeUndefined();
});

it('keeps the data of a request that fails when it is sent again', async () => {
  server.on(pathOf('TB1'), paid('TB1'), busy);
  const { result } = askFirst();
  await waitFor(() => expect(result.current.data?.orderSn).toBe('TB1'));
  act(() => result.current.ask());
  await waitFor(() => expect(server.callsTo(pathOf('TB1'))).toHaveLength(2));
  await act(() => fetch(server.url + pathOf('TB1'))); // When this response arrives, the refusal has arrived too.

  expect(result.current).toMatchObject({ data: { orderSn: 'TB1' }, error: undefined });
});

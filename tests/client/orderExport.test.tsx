import { act, renderHook } from '@testing-library/react';
import { type ExportProgress, useOrderExport } from '@tuanbao/app/client/orders/useOrderExport.ts';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { expect, it } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';

it('can cancel an export that was started right after another was cancelled', async () => {
  const services = servicesFor('http://127.0.0.1:9');
  const signals: AbortSignal[] = [];
  // Like the export of a query, each run ends soon after it is cancelled.
  const source = (_onPart: unknown, signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  const { result } = renderHook(() => useOrderExport(source), {
    wrapper: ({ children }) => <ServicesProvider services={services}>{children}</ServicesProvider>,
  });
  act(() => result.current.start());
  await act(async () => {
    result.current.cancel();
    result.current.start();
    await Promise.resolve();
  });
  expect(result.current.progress).toEqual<ExportProgress>({ done: 0, total: 0 });
  act(() => result.current.start());
  expect(signals).toHaveLength(2);
  act(() => result.current.cancel());

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  expect(result.current.progress).toBeNull();
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leavingMs } from '@tuanbao/app/client/platform/browser/failingLater.ts';
import { lazyAhead, lazyPart } from '@tuanbao/app/client/platform/lazy/lazyPart.ts';
import { PartBoundary } from '@tuanbao/app/client/platform/lazy/PartBoundary.tsx';
import { MemoryRouter } from '@tuanbao/app/client/platform/navigation/router.ts';
import { RouteFrame } from '@tuanbao/app/client/platform/page/RouteFrame.tsx';
import { ServicesProvider } from '@tuanbao/app/client/ServicesProvider.tsx';
import { Suspense, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { servicesFor } from './support/renderApp.tsx';

const Screen = () => <p>保障方案</p>;

/** Returns a download that fails the given number of times and then succeeds. */
function downloadFailing(times: number): () => Promise<typeof Screen> {
  let left = times;
  return async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Screen;
  };
}

// React logs every error that an error boundary catches. The test hides these logs.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a part of the app that could not be downloaded', () => {
  it.each([
    ['on demand', lazyPart],
    ['ahead', lazyAhead],
  ])('%s: is downloaded again when the user tries again', async (_, declare) => {
    const Part = declare(downloadFailing(2));
    render(
      <ServicesProvider services={servicesFor('')}>
        <I18nProvider locale="zh-CN">
          <MemoryRouter>
            <RouteFrame>
              <Suspense>
                <Part />
              </Suspense>
            </RouteFrame>
          </MemoryRouter>
        </I18nProvider>
      </ServicesProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    await userEvent.click(await screen.findByRole('button', { name: '重试' }));
    expect(await screen.findByText('保障方案')).toBeVisible();
  });

  it('does not affect the rest of the page, and loads when the browser is online', async () => {
    const Part = lazyPart(downloadFailing(1));
    render(
      <>
        <p>已填写的内容</p>
        <PartBoundary fallback={<p>稍后</p>}>
          <Suspense>
            <Part />
          </Suspense>
        </PartBoundary>
      </>,
    );
    expect(await screen.findByText('稍后')).toBeVisible();
    expect(screen.getByText('已填写的内容')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('保障方案')).toBeVisible();
  });

  it('shows nothing while another page loads, because Firefox then ends the download', async () => {
    vi.useFakeTimers();
    try {
      const download = Promise.withResolvers<typeof Screen>();
      const Part = lazyPart(() => download.promise);
      render(
        <ServicesProvider services={servicesFor('')}>
          <I18nProvider locale="zh-CN">
            <MemoryRouter>
              <RouteFrame>
                <Suspense fallback={<p>正在打开</p>}>
                  <Part />
                </Suspense>
              </RouteFrame>
            </MemoryRouter>
          </I18nProvider>
        </ServicesProvider>,
      );
      window.dispatchEvent(new Event('beforeunload'));
      download.reject(new TypeError('Failed to fetch dynamically imported module'));
      await act(() => vi.advanceTimersByTimeAsync(leavingMs - 1));
      expect(screen.getByText('正在打开')).toBeVisible();
      // The user tried to leave the page, but the next page didn't load. So the failed download is reported now.
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });
});

it('a part whose code is loaded renders without its placeholder', async () => {
  const Part = lazyPart(downloadFailing(0));
  await Part.load();
  render(
    <Suspense fallback="正在加载">
      <Part />
    </Suspense>,
  );

  expect(screen.getByText('保障方案')).toBeVisible();
});

it('a part whose code could not be loaded ahead says so when it is shown, and can be tried again', async () => {
  const Part = lazyPart(downloadFailing(1));
  await expect(Part.load()).rejects.toThrow('Failed to fetch');
  render(
    <ServicesProvider services={servicesFor('')}>
      <I18nProvider locale="zh-CN">
        <MemoryRouter>
          <RouteFrame>
            <Part />
          </RouteFrame>
        </MemoryRouter>
      </I18nProvider>
    </ServicesProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByText('保障方案')).toBeVisible();
});

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

it('a shown part keeps its state when it is rendered again', async () => {
  const Part = lazyPart(async () => Counter);
  const part = (
    <Suspense>
      <Part />
    </Suspense>
  );
  const { rerender } = render(part);
  await userEvent.click(await screen.findByRole('button', { name: '0' }));
  await Part.load();
  rerender(
    <Suspense>
      <Part />
    </Suspense>,
  );

  expect(screen.getByRole('button')).toHaveTextContent('1');
});

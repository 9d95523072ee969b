import { Link, MemoryRouter, Route, Routes, useNavigate } from '@tuanbao/app/client/platform/navigation/router.ts';
import { ScrollMemory } from '@tuanbao/app/client/platform/navigation/scrollMemory.ts';
import { ScrollRestoration } from '@tuanbao/app/client/platform/navigation/ScrollRestoration.tsx';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import { show } from './onPage.tsx';

/** A list that becomes long only after the screen is shown, as when a response arrives. */
function LongList({ onAsk }: { readonly onAsk: (arrive: () => void) => void }): ReactElement {
  const [height, setHeight] = useState(100);
  useEffect(() => onAsk(() => setHeight(6000)), [onAsk]);
  return (
    <div style={{ height }}>
      <Link to="/detail">打开第一单</Link>
    </div>
  );
}

function Detail(): ReactElement {
  const navigate = useNavigate();
  return (
    <div style={{ height: 3000 }}>
      <button type="button" onClick={() => void navigate(-1)}>
        返回列表
      </button>
    </div>
  );
}

const scrolled = () => document.documentElement.scrollTop;

test('a list that is gone back to is where it was left, once its rows have arrived', async () => {
  const arrivals: (() => void)[] = [];
  const ask = (arrive: () => void) => void arrivals.push(arrive);
  const memory = new ScrollMemory();
  show(
    <MemoryRouter initialEntries={['/list']}>
      <ScrollRestoration memory={memory} />
      <Routes>
        <Route path="/list" element={<LongList onAsk={ask} />} />
        <Route path="/detail" element={<Detail />} />
      </Routes>
    </MemoryRouter>,
  );
  await expect.poll(() => arrivals.length).toBeGreaterThan(0);
  arrivals.at(-1)?.();
  await expect.poll(() => document.documentElement.scrollHeight).toBeGreaterThan(5000);
  document.documentElement.scrollTop = 2400;
  await expect.poll(() => memory.placeOf('/list')).toBe(2400);

  (page.getByRole('link', { name: '打开第一单' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('button', { name: '返回列表' })).toBeInTheDocument();
  const asked = arrivals.length;
  (page.getByRole('button', { name: '返回列表' }).element() as HTMLElement).click();
  await expect.poll(() => arrivals.length).toBeGreaterThan(asked);
  expect(scrolled()).toBeLessThan(2400);
  arrivals.at(-1)?.();

  await expect.poll(scrolled).toBe(2400);
});

test.each([
  { path: '/list', openedAt: null, place: 2400, told: 'a page that is reloaded is where it was left' },
  { path: '/list', openedAt: '/list', place: 0, told: 'a page that is opened anew starts at its top' },
  { path: '/other', openedAt: '/other', place: 0, told: 'a page is never where another was left' },
])('$told', async ({ path, openedAt, place }) => {
  const storage = window.sessionStorage;
  storage.setItem('tuanbao.places', JSON.stringify({ '/list': 2400 }));
  onTestFinished(() => storage.removeItem('tuanbao.places'));
  const memory = new ScrollMemory(storage, openedAt);
  show(
    <MemoryRouter initialEntries={[path]}>
      <ScrollRestoration memory={memory} />
      <div style={{ height: 6000 }} />
    </MemoryRouter>,
  );
  await expect.poll(scrolled).toBe(place);
});

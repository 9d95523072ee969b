import { screen, waitFor, within } from '@testing-library/react';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import { press, show } from './onPage.tsx';

const search = () => screen.getByRole('combobox', { name: '搜索地区名称、拼音或代码' });
const list = () => screen.getByRole('listbox', { name: '搜索结果' });
const drawn = () => within(list()).getAllByRole('option');
const setSize = () => Number(drawn()[0]?.getAttribute('aria-setsize'));

/** Returns the numbers of the rows that are at least partly visible in the list. */
const inSight = () => {
  const box = list().getBoundingClientRect();
  return drawn()
    .filter((row) => row.getBoundingClientRect().bottom > box.top && row.getBoundingClientRect().top < box.bottom)
    .map((row) => Number(row.getAttribute('aria-posinset')));
};

/** True if the rendered rows fill the list, without a gap at the top or bottom. */
const isFilled = () => {
  const box = list().getBoundingClientRect();
  const rows = drawn().map((row) => row.getBoundingClientRect());
  return (rows[0]?.top ?? Infinity) <= box.top + 1 && (rows.at(-1)?.bottom ?? 0) >= box.bottom - 1;
};

async function find(text: string) {
  show(<RegionCascader label="所在地区" />);
  await userEvent.click(screen.getByRole('combobox', { name: '所在地区' }));
  await userEvent.fill(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), text);
  await screen.findByRole('listbox', { name: '搜索结果' });
}

describe('more results than fit', () => {
  it('have the height of all rows, and the visible ones are drawn', async () => {
    await find('区');
    const height = drawn()[0]?.getBoundingClientRect().height ?? 0;
    expect(list().scrollHeight).toBe(Math.round(setSize() * height));

    list().scrollTop = 500 * height;

    await waitFor(() => expect(inSight()[0]).toBe(501));
    await waitFor(() => expect(isFilled()).toBe(true));
    expect(drawn().length).toBeLessThan(20);
    list().scrollTop = list().scrollHeight;
    await waitFor(() => expect(inSight().at(-1)).toBe(setSize()));
    await waitFor(() => expect(isFilled()).toBe(true));
  });

  it('follow the keys, and the one that Enter selects is visible', async () => {
    await find('区');

    for (let page = 1; page <= 4; page += 1) await press('{PageDown}');

    await waitFor(() => expect(inSight()).toContain(33));
    const pointed = document.getElementById(search().getAttribute('aria-activedescendant') ?? '');
    expect(pointed).toHaveAttribute('aria-posinset', '33');
    expect(isFilled()).toBe(true);
  });

  it('begin at the first again after a new search', async () => {
    await find('区');
    list().scrollTop = list().scrollHeight / 2;
    await waitFor(() => expect(inSight()[0]).toBeGreaterThan(100));

    await userEvent.fill(search(), '县');

    await waitFor(() => expect(inSight()[0]).toBe(1));
    expect(isFilled()).toBe(true);
  });
});

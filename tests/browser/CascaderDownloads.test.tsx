import { screen, waitFor } from '@testing-library/react';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { show } from './onPage.tsx';

/** True if the page has downloaded a module of the library. */
const isThere = (module: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${module}.ts`));
const comes = (module: string) => waitFor(() => expect(isThere(module)).toBe(true), { timeout: 5_000 });

beforeEach(() => performance.setResourceTimingBufferSize(5_000)); // The browser's default buffer is too small.
afterEach(async () => {
  await page.viewport(1280, 720);
});

// This is one test because a page downloads each module only once.
it('downloads regions, readings, successors and the sheet separately, when the user needs them', async () => {
  const { rerender } = show(<RegionCascader label="所在地区" />);
  await new Promise(requestAnimationFrame);
  expect(['regionText', 'pinyinText', 'successorText', 'CascaderSheet'].filter(isThere)).toEqual([]);
  const field = screen.getByRole('combobox', { name: '所在地区' });

  await userEvent.hover(field);
  await comes('regionText');

  await userEvent.click(field);
  const search = await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });
  await userEvent.fill(search, '南山');
  await screen.findByRole('listbox', { name: '搜索结果' });
  expect(isThere('pinyinText')).toBe(false);
  await userEvent.fill(search, 'nanshan');
  await comes('pinyinText');

  expect(isThere('successorText')).toBe(false);
  rerender(<RegionCascader label="所在地区" value={330103} storedName="下城区" />);
  await comes('successorText');

  expect(isThere('CascaderSheet')).toBe(false);
  await page.viewport(480, 720);
  await comes('CascaderSheet');
});

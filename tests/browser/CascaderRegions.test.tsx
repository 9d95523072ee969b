import { screen, waitFor } from '@testing-library/react';
import { RegionCascader, type RegionCascaderProps } from '@tuanbao/library/widgets/RegionCascader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { guangdongAndNanjing, jianggan, nanshan } from '../../stories/fixtures/regions.ts';
import { readingOrderOf, saidOf } from './accessibilityTree.ts';
import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

function shown(props: Partial<RegionCascaderProps> = {}) {
  show(
    <main aria-label="页">
      <RegionCascader label="所在地区" {...props} />
    </main>,
  );
}
const field = () => screen.getByRole('combobox', { name: '所在地区' });
const search = () => screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });

const isOption = (line: string) => line.startsWith('option');
/** Returns the parts of the popup that a screen reader reads. The options of its lists are left out. */
const parts = async () => (await readingOrderOf('dialog', '所在地区')).filter((line) => !isOption(line));

/** Types a search text, waits for the list of results and returns it. */
async function found(text: string) {
  await userEvent.fill(await search(), text);
  return screen.findByRole('listbox', { name: '搜索结果' });
}

afterEach(async () => {
  await page.viewport(1280, 720);
});

describe('closed, a screen reader hears', () => {
  it('the selected region, and the button that clears it', async () => {
    shown({ defaultValue: nanshan });
    await screen.findByText('广东省 / 深圳市 / 南山区');

    expect(await saidOf('combobox', '所在地区')).toMatchObject({ value: '广东省 / 深圳市 / 南山区', description: '' });
    expect(await readingOrderOf('main', '页')).toEqual(['main 页', 'combobox 所在地区', 'button 清除所在地区']);
  });

  it('that a region was abolished, and the regions that are offered for it', async () => {
    shown({ defaultValue: jianggan, storedName: '江干区', isRequired: true });
    await screen.findByText('该行政区划已撤销');

    const { value, description } = await saidOf('combobox', '所在地区');
    expect(value).toBe('江干区');
    expect(description).toMatch(/^该行政区划已撤销/);
    expect(await readingOrderOf('main', '页')).toEqual([
      'main 页',
      'combobox 所在地区',
      'status',
      'button 改为 浙江省 / 杭州市 / 上城区',
      'button 改为 浙江省 / 杭州市 / 钱塘区',
    ]);
  });

  it('that the chosen region is not on offer', async () => {
    shown({ defaultValue: 320505, allowedAreaCodes: guangdongAndNanjing });
    await screen.findByText('该地区不可投保');

    expect(await saidOf('combobox', '所在地区')).toMatchObject({
      value: '江苏省 / 苏州市 / 虎丘区',
      description: '该地区不可投保',
    });
  });
});

describe.each([
  ['beside the field', 481, 'popover'],
  ['as a sheet', 480, 'sheet'],
])('open %s, a screen reader comes past', (_, width, frame) => {
  beforeEach(async () => {
    await page.viewport(width, 720);
  });

  it('the search, what was chosen before, then the columns by their levels', async () => {
    shown({ defaultValue: nanshan, recent: { read: () => ['441900'], write: () => undefined } });
    await userEvent.click(field());
    await search();

    expect(screen.getByRole('dialog')).toHaveAttribute('data-frame', frame);
    expect(await parts()).toEqual([
      'dialog 所在地区',
      'button 关闭',
      'combobox 搜索地区名称、拼音或代码',
      'group 最近选择',
      'button 广东省 / 东莞市',
      'listbox 省份',
      'listbox 城市',
      'listbox 区县',
      'status',
      'button 关闭',
    ]);
    const order = await readingOrderOf('listbox', '区县');
    expect(order.slice(0, 4)).toEqual(['listbox 区县', 'option 罗湖区', 'option 福田区', 'option 南山区']);
  });

  it('the results of a search with their paths and their number', async () => {
    shown();
    await userEvent.click(field());
    await found('南山');

    expect(await readingOrderOf('dialog', '所在地区')).toEqual([
      'dialog 所在地区',
      'button 关闭',
      'combobox 搜索地区名称、拼音或代码',
      'listbox 搜索结果',
      'option 南山区 黑龙江省 / 鹤岗市',
      'option 南山区 广东省 / 深圳市',
      'status',
      'button 关闭',
    ]);
    expect(await saidOf('combobox', '搜索地区名称、拼音或代码')).toMatchObject({
      value: '南山',
      description: '共 2 个结果',
    });
  });
});

it('the sheet hides the page behind it from a screen reader until it is closed', async () => {
  await page.viewport(480, 720);
  shown({ defaultValue: nanshan });
  await userEvent.click(field());
  await search();
  await expect(readingOrderOf('main', '页')).rejects.toThrow('nothing is a main');

  await press('{Escape}');

  await waitFor(async () => expect(await readingOrderOf('main', '页')).toContain('combobox 所在地区'));
});

it('a text composed in the search of the sheet is not searched until it is committed', async () => {
  await page.viewport(360, 640);
  const onChange = vi.fn<(code: number) => void>();
  shown({ onChange });
  await userEvent.click(field());
  (await search()).focus();

  await compose('nanshan');
  await pressWhileComposing('Enter');
  expect(screen.queryByRole('listbox', { name: '搜索结果' })).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  await pressWhileComposing('Escape');
  expect(screen.getByRole('dialog')).toHaveAttribute('data-frame', 'sheet');
  await commitComposition('深圳 南山');
  await screen.findByRole('listbox', { name: '搜索结果' });
  await press('{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith(nanshan, expect.anything());
});

import { screen, waitFor, within } from '@testing-library/react';
import { Cascader, type CascaderSource } from '@tuanbao/library/components/Cascader';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { readingOrderOf } from './accessibilityTree.ts';
import { Field, field, popup, isShut } from './bankCascader.tsx';
import { press, show } from './onPage.tsx';

/** True if the whole option is visible in its column. Waits for the next frame first. */
const isInSight = async (name: string) => {
  await new Promise(requestAnimationFrame);
  const list = screen.getByRole('listbox', { name: '支行' }).getBoundingClientRect();
  const { top, bottom } = within(popup()).getByRole('option', { name }).getBoundingClientRect();
  return Math.ceil(top) >= Math.floor(list.top) && Math.floor(bottom) <= Math.ceil(list.bottom);
};

afterEach(async () => {
  await page.viewport(1280, 720);
});

describe('with more options than fit', () => {
  const names = Array.from({ length: 60 }, (_, at) => `第${at + 1}支行（营业部与结算中心合署办公）`);
  const options = names.map((label) => ({ key: label, label, isLeaf: true }));
  const source: CascaderSource = {
    optionsUnder: (key) => (key === '' ? options : []),
    pathOf: (key) => options.filter((option) => option.key === key),
    matching: () => [],
  };
  const many = (value = '') => (
    <Cascader label="开户行" source={source} defaultValue={value} levelLabels={['支行']} searchLabel="搜索银行或支行" />
  );
  it('opens with the selected option visible, also if the names before it have several lines', async () => {
    const chosen = names[39] ?? '';
    show(many(chosen));

    await userEvent.click(field());

    expect(await isInSight(chosen)).toBe(true);
  });

  it('moves to the last option and shows it', async () => {
    const last = names.at(-1) ?? '';
    show(many());

    await userEvent.click(field());
    expect(await isInSight(last)).toBe(false);
    await press('{ArrowDown}{End}');

    expect(await isInSight(last)).toBe(true);
  });

  it('a screen reader reads all of them', async () => {
    show(many());

    await userEvent.click(field());

    const order = await readingOrderOf('dialog', '开户行');
    expect(order.filter((line) => line.startsWith('option'))).toEqual(names.map((name) => `option ${name}`));
  });
});

it('a screen reader can leave it at both ends', async () => {
  show(<Field />);
  await userEvent.click(field());

  const [first, last] = within(popup()).getAllByRole('button', { name: '关闭' });
  expect(popup().firstElementChild).toBe(first);
  expect(popup().lastElementChild).toBe(last);
  first?.click();

  await waitFor(isShut);
});

describe('what a screen reader comes past', () => {
  it('is the search, then column by column, then how to move', async () => {
    show(<Field value="icbc-1" />);

    await userEvent.click(field());

    expect(await readingOrderOf('dialog', '开户行')).toEqual([
      'dialog 开户行',
      'button 关闭',
      'combobox 搜索银行或支行',
      'listbox 类别',
      'option 国有银行',
      'option 城市商业银行',
      'listbox 银行',
      'option 示例工商银行',
      'listbox 支行',
      'option 南山支行 对公',
      'option 福田支行 暂停开户',
      'status',
      'button 关闭',
    ]);
  });

  it('is the results instead of the columns during a search', async () => {
    show(<Field />);

    await userEvent.click(field());
    await userEvent.keyboard('福田');

    expect(await readingOrderOf('dialog', '开户行')).toEqual([
      'dialog 开户行',
      'button 关闭',
      'combobox 搜索银行或支行',
      'listbox 搜索结果',
      'option 福田支行 国有银行 / 示例工商银行 · 暂停开户',
      'status',
      'button 关闭',
    ]);
  });
});

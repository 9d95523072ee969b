import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { dongguan, guangdongAndNanjing, jianggan, nanshan, xiacheng } from '../../stories/fixtures/regions.ts';
import { renderCascader, option } from './renderRegionCascader.tsx';

/** Returns a store of recent choices that is only in memory. */
const kept = (...codes: string[]) => {
  let keys: readonly string[] = codes;
  return { read: () => keys, write: vi.fn<(next: readonly string[]) => void>((next) => (keys = next)) };
};

describe('recent choices', () => {
  it('are offered again, latest first, and are selected with one press', async () => {
    const { user, field, onChange } = renderCascader({ recent: kept('440305', '441900') });

    await user.click(field);
    const again = within(await screen.findByRole('group', { name: '最近选择' }));
    expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '深圳市 / 南山区',
      '广东省 / 东莞市',
    ]);
    await user.click(again.getByRole('button', { name: '广东省 / 东莞市' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(dongguan, expect.anything());
    expect(field).toHaveFocus();
  });

  it('are offered once each, also if they were stored repeatedly', async () => {
    const { user, field } = renderCascader({ recent: kept('440305', '441900', '440305', '441900') });

    await user.click(field);

    const again = within(await screen.findByRole('group', { name: '最近选择' }));
    expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '深圳市 / 南山区',
      '广东省 / 东莞市',
    ]);
  });

  it('are stored with the latest first, once each', async () => {
    const recent = kept('440305', '441900');
    const { user, field } = renderCascader({ recent });

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '441900{Enter}');

    expect(recent.write).toHaveBeenCalledExactlyOnceWith(['441900', '440305']);
  });

  it('are not shown if they are refused or abolished now, and during a search', async () => {
    const { user, field } = renderCascader({
      recent: kept('320505', '330103', '440305'),
      allowedAreaCodes: guangdongAndNanjing,
    });

    await user.click(field);
    const again = within(await screen.findByRole('group', { name: '最近选择' }));
    expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['深圳市 / 南山区']);
    await user.type(screen.getByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '南');

    expect(screen.queryByRole('group', { name: '最近选择' })).not.toBeInTheDocument();
  });
});

describe('a stored region that was abolished', () => {
  it('is shown by its stored name, and its successor can be selected with one press', async () => {
    const { user, field, onChange } = renderCascader({
      defaultValue: xiacheng,
      storedName: '浙江省 / 杭州市 / 下城区',
    });
    expect(await screen.findByText('浙江省 / 杭州市 / 下城区')).toBe(field);
    expect(await screen.findByText('该行政区划已撤销')).toBeVisible();
    expect(field).toHaveAccessibleDescription(/该行政区划已撤销/);

    await user.click(screen.getByRole('button', { name: '改为 浙江省 / 杭州市 / 拱墅区' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      330105,
      expect.arrayContaining([expect.objectContaining({ name: '拱墅区' })]),
    );
    expect(field).toHaveTextContent('浙江省 / 杭州市 / 拱墅区');
    expect(screen.queryByText('该行政区划已撤销')).not.toBeInTheDocument();
  });

  it('is changed only by the user', async () => {
    const { onChange } = renderCascader({ defaultValue: xiacheng, storedName: '下城区' });

    await screen.findByText('该行政区划已撤销');

    expect(onChange).not.toHaveBeenCalled();
  });

  it('offers every part if it was divided', async () => {
    renderCascader({ defaultValue: jianggan, storedName: '江干区' });

    expect(await screen.findByRole('button', { name: '改为 浙江省 / 杭州市 / 上城区' })).toBeVisible();
    expect(screen.getByRole('button', { name: '改为 浙江省 / 杭州市 / 钱塘区' })).toBeVisible();
  });

  it('opens at its former place', async () => {
    const { user, field } = renderCascader({ defaultValue: jianggan, storedName: '江干区' });
    await screen.findByText('该行政区划已撤销');

    await user.click(field);

    expect(await option('城市', '杭州市')).toHaveAttribute('aria-selected', 'true');
    expect(await option('区县', '上城区')).toBeVisible();
  });

  it('is only described if the field is read-only', async () => {
    renderCascader({ defaultValue: xiacheng, storedName: '下城区', isReadOnly: true });

    expect(await screen.findByText('该行政区划已撤销，现为 浙江省 / 杭州市 / 拱墅区')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has to be chosen again if its successors are unknown', async () => {
    renderCascader({ defaultValue: 440399 });

    expect(await screen.findByText('现行区划中没有该地区，请重新选择')).toBeVisible();
  });
});

describe('for a product that is sold only in some regions', () => {
  const hangzhou = [330102];

  it('successors are offered only if the product is sold there, and the others are named with the reason', async () => {
    renderCascader({ defaultValue: jianggan, storedName: '江干区', allowedAreaCodes: hangzhou });

    expect(await screen.findByRole('button', { name: '改为 浙江省 / 杭州市 / 上城区' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '改为 浙江省 / 杭州市 / 钱塘区' })).not.toBeInTheDocument();
    expect(screen.getByText('该地区不可投保：浙江省 / 杭州市 / 钱塘区')).toBeVisible();
  });

  it('nothing is offered if the product is sold in no successor', async () => {
    const { field } = renderCascader({
      defaultValue: xiacheng,
      storedName: '下城区',
      allowedAreaCodes: guangdongAndNanjing,
    });

    expect(await screen.findByText('该行政区划已撤销，现为 浙江省 / 杭州市 / 拱墅区')).toBeVisible();
    expect(screen.queryByRole('button', { name: /改为/ })).not.toBeInTheDocument();
    expect(field).toHaveAccessibleDescription(/现为 浙江省 \/ 杭州市 \/ 拱墅区 ?该地区不可投保$/);
  });

  it.each([false, true])('an earlier selected region without sales is marked (read-only: %s)', async (isReadOnly) => {
    const { field } = renderCascader({ defaultValue: 320505, allowedAreaCodes: guangdongAndNanjing, isReadOnly });

    expect(await screen.findByText('该地区不可投保')).toBeVisible();
    expect(field).toHaveTextContent('江苏省 / 苏州市 / 虎丘区');
    expect(field).toHaveAccessibleDescription('该地区不可投保');
  });

  it.each([0, nanshan])('no message is shown for %s', async (code) => {
    const { user, field } = renderCascader({ defaultValue: code, allowedAreaCodes: guangdongAndNanjing });

    await user.click(field);
    await option('省份', '广东省');

    expect(field).not.toHaveAccessibleDescription();
  });
});

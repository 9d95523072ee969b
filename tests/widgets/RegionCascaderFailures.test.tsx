import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { loadSuccessors } from '@tuanbao/library/domain/region/loadSuccessors';
import type { RegionIndex } from '@tuanbao/library/domain/region/regionIndex';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import { useAbolishedRegion } from '../../library/src/widgets/RegionCascader/useAbolishedRegion.ts';
import {
  dongguan,
  endlessRegions,
  nanshan,
  regionsAfter,
  regionsOnSecondTry,
  regionsWithReadingsOnSecondTry,
  xiacheng,
} from '../../stories/fixtures/regions.ts';
import { renderCascader, option } from './renderRegionCascader.tsx';

const storedName = '广东省 / 深圳市 / 南山区';
const retry = () => screen.findByRole('button', { name: '重试' });

describe('regions that could not be fetched', () => {
  it.each([{ isReadOnly: true }, { isDisabled: true }, {}])(
    'keep the stored name visible, and are loaded again on request: %j',
    async (state) => {
      const { user, field } = renderCascader({
        ...state,
        defaultValue: nanshan,
        storedName: '南山区',
        loadRegions: regionsOnSecondTry(),
      });
      expect(await screen.findByText('获取地址信息失败！')).toBeVisible();
      expect(field).toHaveTextContent('南山区');
      expect(field).toHaveAccessibleDescription(/获取地址信息失败！/);

      await user.click(await retry());

      await waitFor(() => expect(field).toHaveTextContent(storedName));
      expect(screen.queryByText('获取地址信息失败！')).not.toBeInTheDocument();
    },
  );

  it('are reported in the field if no name was stored', async () => {
    const { user, field } = renderCascader({
      isReadOnly: true,
      defaultValue: nanshan,
      loadRegions: regionsOnSecondTry(),
    });
    await waitFor(() => expect(field).toHaveTextContent('获取地址信息失败！'));

    await user.click(await retry());

    await waitFor(() => expect(field).toHaveTextContent(storedName));
  });

  it('give focus to the field when they are requested again by keyboard', async () => {
    const { user, field } = renderCascader({
      isReadOnly: true,
      defaultValue: nanshan,
      loadRegions: regionsOnSecondTry(),
    });
    await retry();

    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    expect(field).toHaveFocus();
  });

  it('are set in every field that lacks them when one has loaded them again', async () => {
    const user = userEvent.setup();
    const load = regionsAfter(2);
    render(
      <I18nProvider locale="zh-CN">
        <RegionCascader label="住所" isReadOnly defaultValue={nanshan} loadRegions={load} />
        <RegionCascader label="注册地" isDisabled defaultValue={dongguan} loadRegions={load} />
      </I18nProvider>,
    );
    const buttons = await screen.findAllByRole('button', { name: '重试' });
    expect(buttons).toHaveLength(2);

    await user.click(buttons[0] as HTMLElement);

    await waitFor(() => expect(screen.getByRole('combobox', { name: '住所' })).toHaveTextContent(storedName));
    expect(screen.getByRole('combobox', { name: '注册地' })).toHaveTextContent('广东省 / 东莞市');
  });

  it('stay open while they are fetched again', async () => {
    const load = vi.fn<() => Promise<RegionIndex>>(endlessRegions).mockRejectedValueOnce(new Error('offline'));
    const { user, field } = renderCascader({ loadRegions: load });
    await user.click(field);

    await user.click(await retry());

    expect(screen.getByRole('dialog', { name: '所在地区' })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
  });

  it('may fail a second time before they are loaded', async () => {
    const load = vi.fn<() => Promise<RegionIndex>>(regionsAfter(2));
    const { user, field } = renderCascader({ loadRegions: load });
    await user.click(field);

    await user.click(await retry());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(await retry());

    expect(await option('省份', '北京市')).toBeVisible();
    expect(screen.getByRole('combobox', { name: '搜索地区名称、拼音或代码' })).toHaveFocus();
  });
});

describe('the successors of a region', () => {
  it('are loaded again after a failed download, and not mentioned until then', async () => {
    const index = await loadRegions();
    const load = vi.fn<typeof loadSuccessors>(loadSuccessors).mockRejectedValueOnce(new Error('offline'));
    const { result } = renderHook(() => useAbolishedRegion(index, xiacheng, load));
    await waitFor(() => expect(result.current.region).toBe('failed'));

    act(() => result.current.retry());

    await waitFor(() => expect(result.current.region).toMatchObject({ around: 330105 }));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('are not loaded again without a failure', async () => {
    const index = await loadRegions();
    const load = vi.fn<typeof loadSuccessors>(loadSuccessors);
    const { result } = renderHook(() => useAbolishedRegion(index, xiacheng, load));
    await waitFor(() => expect(result.current.region).toMatchObject({ around: 330105 }));

    act(() => result.current.retry());

    expect(result.current.region).toMatchObject({ around: 330105 });
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('readings that could not be fetched', () => {
  it('are loaded again on request, for the text that is already typed', async () => {
    const { user, field } = renderCascader({ loadRegions: regionsWithReadingsOnSecondTry() });
    await user.click(field);
    const search = await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });
    await user.type(search, 'n');
    expect(await screen.findByText('加载失败')).toBeVisible();

    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '重试' }));

    expect(await screen.findByRole('listbox', { name: '搜索结果' })).toBeVisible();
    expect(search).toHaveFocus();
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
  });
});

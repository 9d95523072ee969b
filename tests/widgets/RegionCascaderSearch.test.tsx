import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { regionsWithReadingsOnSecondTry } from '../../stories/fixtures/regions.ts';
import { renderCascader } from './renderRegionCascader.tsx';

/**
 * Matches name and path of a region. The space between them is optional: a style sheet creates it, and another test
 * file may have removed this style sheet.
 */
const nanshan = /^南山区 ?广东省 \/ 深圳市$/;

describe('search', () => {
  it('finds more than a thousand regions and keeps only a window of them in the document', async () => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '区');

    const results = within(screen.getByRole('listbox', { name: '搜索结果' }));
    expect(Number(results.getAllByRole('option')[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(1000);
    expect(results.getAllByRole('option').length).toBeLessThan(20);

    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    const pointedAt = screen
      .getByRole('combobox', { name: '搜索地区名称、拼音或代码' })
      .getAttribute('aria-activedescendant');
    const current = results.getAllByRole('option').find(({ id }) => id === pointedAt);
    expect(current).toHaveAttribute('aria-posinset', '25');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    { typed: 'bj', first: '东城区', count: '共', code: 110101 },
    { typed: 'yueqing', first: '乐清市', count: '共 1 个结果', code: 330382 },
    { typed: 'jiyuan', first: '济源市', count: '共', code: 419001 },
    { typed: 'hubei xiantao', first: '仙桃市', count: '共 1 个结果', code: 429004 },
    { typed: 'leqing', first: '乐清市', count: '共 1 个结果', code: 330382 },
  ])('accepts pinyin and initials: $typed', async ({ typed, first, count, code }) => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), typed);
    const results = within(await screen.findByRole('listbox', { name: '搜索结果' }));
    expect(results.getAllByRole('option')[0]).toHaveTextContent(first);
    expect(screen.getByRole('status')).toHaveTextContent(count);
    await user.keyboard('{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith(code, expect.anything());
  });

  it('shows that the readings couldn’t be loaded, and loads them again for the next letter', async () => {
    const { user, field } = renderCascader({ loadRegions: regionsWithReadingsOnSecondTry() });

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), 'n');
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.keyboard('s');

    expect(await screen.findByRole('option', { name: nanshan })).toBeVisible();
  });

  it('waits until the input method has finished composing', async () => {
    const { user, field } = renderCascader();
    await user.click(field);
    const search = await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' });

    fireEvent.compositionStart(search);
    fireEvent.input(search, { target: { value: 'nan shan' }, isComposing: true });
    expect(screen.queryByText(/没有找到/)).not.toBeInTheDocument();
    fireEvent.input(search, { target: { value: '南山' }, isComposing: true });
    fireEvent.compositionEnd(search);

    expect(screen.getByRole('status')).toHaveTextContent('共 2 个结果');
  });

  it('shows if nothing is found', async () => {
    const { user, field } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '火星');

    expect(screen.getByRole('status')).toHaveTextContent('没有找到“火星”，请更换关键词');
  });
});

describe('the matching part of a result', () => {
  it.each([
    { typed: '广东 南山', marks: ['南山', '广东'] },
    { typed: 'shenzhen ns', marks: ['南山', '深圳'] },
    { typed: 'gdszns', marks: ['南山', '广东', '深圳'] },
    { typed: '4403 南山', marks: ['南山'] },
  ])('is highlighted in the whole path: $typed', async ({ typed, marks }) => {
    const { user, field } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), typed);

    const [first] = within(await screen.findByRole('listbox', { name: '搜索结果' })).getAllByRole('option');
    expect(Array.from(first?.querySelectorAll('mark') ?? [], ({ textContent }) => textContent)).toEqual(marks);
    expect(first).toHaveAccessibleName(nanshan);
  });
});

import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Region } from '@tuanbao/library/domain/region/regionIndex';
import { RegionCascader, type RegionCascaderProps } from '@tuanbao/library/widgets/RegionCascader';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import {
  dongguan,
  endlessRegions,
  failingRegions,
  guangdongAndNanjing,
  nanshan,
  regionsOnSecondTry,
  regionsWithReadingsOnSecondTry,
} from '../../stories/fixtures/regions.ts';

function renderCascader(props: Partial<RegionCascaderProps> = {}) {
  const onChange = vi.fn<(code: number, path: readonly Region[]) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RegionCascader label="所在地区" onChange={onChange} {...props} />
    </I18nProvider>,
  );
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: '所在地区' }) };
}

const column = (name: string) => screen.getByRole('listbox', { name });
const option = async (columnName: string, name: string) =>
  within(await screen.findByRole('listbox', { name: columnName })).getByRole('option', { name });

describe('with a pointer', () => {
  it('goes from province to city to district, and reports the code with its path', async () => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.click(await option('省份', '广东省'));
    await user.click(await option('城市', '深圳市'));
    await user.click(await option('区县', '南山区'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(nanshan, [
      expect.objectContaining({ code: 440000 }),
      expect.objectContaining({ code: 440300 }),
      expect.objectContaining({ code: nanshan }),
    ]);
    expect(field).toHaveTextContent('广东省 / 深圳市 / 南山区');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('takes a city without districts as the answer', async () => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.click(await option('省份', '广东省'));
    await user.click(await option('城市', '东莞市'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(dongguan, expect.anything());
    expect(field).toHaveTextContent('广东省 / 东莞市');
  });

  it('opens where the chosen region lies', async () => {
    const { user, field } = renderCascader({ defaultValue: nanshan });

    await user.click(field);

    expect(await option('区县', '南山区')).toHaveAttribute('aria-selected', 'true');
    expect(await option('城市', '深圳市')).toHaveAttribute('aria-selected', 'true');
  });

  it('clears the choice, and cannot where an answer is required', async () => {
    const { user, field, onChange } = renderCascader({ defaultValue: nanshan });

    await user.click(screen.getByRole('button', { name: '清除所在地区' }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(0, []);
    expect(field).toHaveTextContent('请选择省 / 市 / 区');
    renderCascader({ label: '注册地区', defaultValue: nanshan, isRequired: true });
    expect(screen.queryByRole('button', { name: '清除注册地区' })).not.toBeInTheDocument();
  });

  it('keeps the popup out of the document while it is closed', async () => {
    const { user, field } = renderCascader();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();

    await user.click(field);
    await option('省份', '北京市');
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('with the keyboard alone', () => {
  it('walks the columns with arrows and chooses with Enter', async () => {
    const { user, field, onChange } = renderCascader({ defaultValue: nanshan });

    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    await option('区县', '南山区');
    await user.keyboard('{ArrowDown}'); // from the search field into the columns
    expect(column('区县')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(column('城市')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith(440402, expect.anything());
    expect(field).toHaveTextContent('广东省 / 珠海市 / 香洲区');
  });

  it('says by aria-activedescendant which option the arrows point at', async () => {
    const { user, field } = renderCascader();

    await user.click(field);
    await option('省份', '北京市');
    await user.keyboard('{ArrowDown}{ArrowDown}');

    const pointedAt = column('省份').getAttribute('aria-activedescendant');
    expect(await option('省份', '天津市')).toHaveAttribute('id', pointedAt);
  });

  it('searches, and chooses the result with Enter', async () => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '广东 南山');
    expect(screen.getByRole('status')).toHaveTextContent('共 1 个结果');
    await user.keyboard('{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith(nanshan, expect.anything());
  });
});

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
    { typed: 'leqing', first: '乐清市', count: '共 1 个结果', code: 330382 },
  ])('takes pinyin and initials: $typed', async ({ typed, first, count, code }) => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), typed);
    const results = within(await screen.findByRole('listbox', { name: '搜索结果' }));
    expect(results.getAllByRole('option')[0]).toHaveTextContent(first);
    expect(screen.getByRole('status')).toHaveTextContent(count);
    await user.keyboard('{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith(code, expect.anything());
  });

  it('says that the readings couldn’t be loaded, and asks again for the next letter', async () => {
    const { user, field } = renderCascader({ loadRegions: regionsWithReadingsOnSecondTry() });

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), 'n');
    expect(await screen.findByText('加载失败')).toBeVisible();
    await user.keyboard('s');

    expect((await screen.findAllByText('南山区')).length).toBeGreaterThan(0);
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

  it('says so where nothing is found', async () => {
    const { user, field } = renderCascader();

    await user.click(field);
    await user.type(await screen.findByRole('combobox', { name: '搜索地区名称、拼音或代码' }), '火星');

    expect(screen.getByRole('status')).toHaveTextContent('没有找到“火星”，请换个词');
  });
});

describe('regions where the product is not sold', () => {
  it('stay in sight with the reason and cannot be chosen', async () => {
    const { user, field, onChange } = renderCascader({ allowedAreaCodes: guangdongAndNanjing });

    await user.click(field);
    await user.click(await option('省份', '江苏省'));
    await user.click(await option('城市', '苏州市 该地区不可投保'));
    const refused = await option('区县', '虎丘区 该地区不可投保');
    expect(refused).toHaveAttribute('aria-disabled', 'true');
    await user.click(refused);
    expect(onChange).not.toHaveBeenCalled();

    await user.click(await option('城市', '南京市'));
    await user.click(await option('区县', '玄武区'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(320102, expect.anything());
  });
});

describe('states', () => {
  it('shows that regions are on their way', async () => {
    const { user, field } = renderCascader({ loadRegions: endlessRegions, defaultValue: nanshan });
    expect(field).toHaveTextContent('正在加载…');

    await user.click(field);

    expect(screen.getByRole('status')).toHaveTextContent('正在加载…');
  });

  it('tries a failed download again when asked', async () => {
    const { user, field } = renderCascader({ loadRegions: regionsOnSecondTry() });

    await user.click(field);
    await user.click(await screen.findByRole('button', { name: '重试' }));

    expect(await option('省份', '北京市')).toBeVisible();
  });

  it('says so where the regions never arrive', async () => {
    const { user, field } = renderCascader({ loadRegions: failingRegions });

    await user.click(field);

    expect(await screen.findByRole('alert')).toHaveTextContent('加载失败');
  });

  it('does not open while it is read-only or disabled', async () => {
    const { user, field } = renderCascader({ isReadOnly: true, defaultValue: dongguan });
    expect(await screen.findByText('广东省 / 东莞市')).toBeVisible();

    await user.click(field);

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '清除所在地区' })).not.toBeInTheDocument();
    renderCascader({ label: '注册地区', isDisabled: true });
    expect(screen.getByRole('combobox', { name: '注册地区' })).toBeDisabled();
  });

  it('links hint and error to the field', () => {
    const { field } = renderCascader({
      description: '按营业执照填写',
      errorMessage: '请选择所在地区',
      isRequired: true,
    });

    expect(field).toHaveAccessibleDescription('按营业执照填写 请选择所在地区');
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
  });

  it('shows the code of a region it does not know', async () => {
    const { field } = renderCascader({ defaultValue: 440399 });

    expect(await screen.findByText('未知（440399）')).toBe(field);
  });

  it('follows the value of its owner', async () => {
    const onChange = vi.fn<() => void>();
    const view = (value: number) => (
      <I18nProvider locale="zh-CN">
        <RegionCascader label="所在地区" value={value} onChange={onChange} name="area" />
      </I18nProvider>
    );
    const { rerender } = render(view(nanshan));
    expect(await screen.findByText('广东省 / 深圳市 / 南山区')).toBeVisible();

    rerender(view(dongguan));

    expect(screen.getByRole('combobox')).toHaveTextContent('广东省 / 东莞市');
    expect(onChange).not.toHaveBeenCalled();
  });
});

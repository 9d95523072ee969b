import { render, screen } from '@testing-library/react';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { I18nProvider } from 'react-aria/I18nProvider';
import { describe, expect, it, vi } from 'vitest';

import {
  dongguan,
  endlessRegions,
  failingRegions,
  guangdongAndNanjing,
  nanshan,
  regionsOnSecondTry,
} from '../../stories/fixtures/regions.ts';
import { renderCascader, column, option } from './renderRegionCascader.tsx';

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

  it('accepts a city without districts as the value', async () => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    await user.click(await option('省份', '广东省'));
    await user.click(await option('城市', '东莞市'));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(dongguan, expect.anything());
    expect(field).toHaveTextContent('广东省 / 东莞市');
  });

  it('opens at the selected region', async () => {
    const { user, field } = renderCascader({ defaultValue: nanshan });

    await user.click(field);

    expect(await option('区县', '南山区')).toHaveAttribute('aria-selected', 'true');
    expect(await option('城市', '深圳市')).toHaveAttribute('aria-selected', 'true');
  });

  it('clears the choice, but not if a value is required', async () => {
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
  it('moves through the columns with arrow keys and selects with Enter', async () => {
    const { user, field, onChange } = renderCascader({ defaultValue: nanshan });

    await user.tab();
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    await option('区县', '南山区');
    await user.keyboard('{ArrowDown}'); // The focus moves from the search field to the columns.
    expect(column('区县')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(column('城市')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith(440402, expect.anything());
    expect(field).toHaveTextContent('广东省 / 珠海市 / 香洲区');
  });

  it('names the active option with aria-activedescendant', async () => {
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

describe('paths', () => {
  it.each([
    [['北京市', '市辖区', '东城区'], 110101],
    [['重庆市', '县', '城口县'], 500229],
    [['海南省', '省直辖县级行政区划', '五指山市'], 469001],
    [['湖北省', '省直辖县级行政区划', '仙桃市'], 429004],
    [['河南省', '省直辖县级行政区划', '济源市'], 419001],
    [['海南省', '儋州市'], 460400],
    [['广东省', '中山市'], 442000],
    [['甘肃省', '嘉峪关市'], 620200],
  ])('lead to a value: %j', async (names, code) => {
    const { user, field, onChange } = renderCascader();

    await user.click(field);
    for (const [at, name] of names.entries()) await user.click(await option(['省份', '城市', '区县'][at] ?? '', name));

    expect(onChange).toHaveBeenCalledExactlyOnceWith(code, expect.anything());
    expect(field).toHaveTextContent(names.join(' / '));
  });
});

describe('regions where the product is not sold', () => {
  it('stay visible with the reason and cannot be selected', async () => {
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

describe('regions', () => {
  it('are not loaded before pointer or focus reaches the field, and then once', async () => {
    const load = vi.fn<typeof loadRegions>(loadRegions);
    const { user, field } = renderCascader({ loadRegions: load });
    expect(load).not.toHaveBeenCalled();

    await user.hover(field);
    expect(load).toHaveBeenCalledOnce();
    await user.click(field);

    expect(await option('省份', '北京市')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('are loaded when focus reaches the field', async () => {
    const load = vi.fn<typeof loadRegions>(loadRegions);
    const { user } = renderCascader({ loadRegions: load });

    await user.tab();

    expect(load).toHaveBeenCalledOnce();
  });

  it('are loaded at once if the name of one is needed', async () => {
    const load = vi.fn<typeof loadRegions>(loadRegions);
    renderCascader({ loadRegions: load, defaultValue: nanshan });

    expect(load).toHaveBeenCalledOnce();
    expect(await screen.findByText('广东省 / 深圳市 / 南山区')).toBeVisible();
  });
});

describe('states', () => {
  it('shows that regions are loading', async () => {
    const { user, field } = renderCascader({ loadRegions: endlessRegions, defaultValue: nanshan });
    expect(field).toHaveTextContent('正在加载…');

    await user.click(field);
    expect(field).not.toHaveAttribute('aria-controls'); // The popup isn't in the document yet.

    expect(await screen.findByRole('status')).toHaveTextContent('正在加载…');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('dialog').id);
  });

  it('repeats a failed download on request', async () => {
    const { user, field } = renderCascader({ loadRegions: regionsOnSecondTry() });

    await user.click(field);
    await user.click(await screen.findByRole('button', { name: '重试' }));

    expect(await option('省份', '北京市')).toBeVisible();
  });

  it('says so where the regions never arrive', async () => {
    const { user, field } = renderCascader({ loadRegions: failingRegions });

    await user.click(field);

    expect(await screen.findByRole('alert')).toHaveTextContent('获取地址信息失败！');
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

  it('shows the code of an unknown region', async () => {
    const { field } = renderCascader({ defaultValue: 440399 });

    expect(await screen.findByText('未知（440399）')).toBe(field);
  });

  it('follows the value of its parent', async () => {
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

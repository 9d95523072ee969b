import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productFilterOptionsOf, type ProductFilterValue } from '@tuanbao/library/domain/product/productFilter';
import { productListings } from '@tuanbao/library/samples/products';
import { ProductFilter, type ProductFilterProps } from '@tuanbao/library/widgets/ProductFilter';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

function renderFilter(props: Partial<ProductFilterProps> = {}) {
  const onChange = vi.fn<(value: ProductFilterValue) => void>();
  render(
    <I18nProvider locale="zh-CN">
      <ProductFilter {...productFilterOptionsOf(productListings)} onChange={onChange} {...props} />
    </I18nProvider>,
  );
  return { onChange, user: userEvent.setup(), keyword: screen.getByRole('searchbox', { name: '关键词' }) };
}

it('offers the insurers of the list by name and reports their code', async () => {
  const { user, onChange } = renderFilter();

  await user.selectOptions(screen.getByRole('combobox', { name: '保险公司' }), '示例财产保险股份有限公司');

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ keyword: '', company: 'SAMPLE-P', line: '', tag: '' });
});

it('keeps the other filters when one changes', async () => {
  const { user, onChange } = renderFilter({
    defaultValue: { keyword: '雇主', company: '', line: 'employerLiability', tag: '' },
  });

  await user.selectOptions(screen.getByRole('combobox', { name: '标签' }), '灵活用工');

  expect(onChange).toHaveBeenLastCalledWith({
    keyword: '雇主',
    company: '',
    line: 'employerLiability',
    tag: '灵活用工',
  });
});

it('reports a composed keyword once it is finished, not its letters', () => {
  const { keyword, onChange } = renderFilter();

  fireEvent.compositionStart(keyword);
  fireEvent.change(keyword, { target: { value: 'gu' } });
  fireEvent.change(keyword, { target: { value: 'gu zhu' } });
  expect(keyword).toHaveValue('gu zhu');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(keyword, { target: { value: '雇主' } });
  fireEvent.compositionEnd(keyword);

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ keyword: '雇主', company: '', line: '', tag: '' });
  expect(keyword).toHaveValue('雇主');
});

it('clears everything at once and goes back to the keyword', async () => {
  const { user, onChange, keyword } = renderFilter({
    defaultValue: { keyword: '雇主', company: 'SAMPLE-P', line: '', tag: '' },
  });

  await user.click(screen.getByRole('button', { name: '清空筛选' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ keyword: '', company: '', line: '', tag: '' });
  expect(keyword).toHaveFocus();
});

it('follows its parent’s value', () => {
  renderFilter({ value: { keyword: '建筑', company: '', line: 'construction', tag: '' }, resultCount: 1 });

  expect(screen.getByRole('searchbox', { name: '关键词' })).toHaveValue('建筑');
  expect(screen.getByRole('combobox', { name: '产品类型' })).toHaveDisplayValue('建筑工程意外险（1）');
  expect(screen.getByRole('status')).toHaveTextContent('共 1 款产品');
});

it('shows how many products a line has, and nothing if that is unknown', () => {
  renderFilter();
  expect(screen.getByRole('option', { name: '雇主责任险（2）' })).toBeInTheDocument();
  cleanup();
  renderFilter({ lineCounts: undefined });
  expect(screen.getByRole('option', { name: '雇主责任险' })).toBeInTheDocument();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type IndustryRow, industryTreeOf } from '@tuanbao/library/domain/industry/industryTree';
import { IndustryPicker, type IndustryPickerProps } from '@tuanbao/library/widgets/IndustryPicker';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

import rows from '../../app/catalogue/industries.json' with { type: 'json' };

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

/** All industries of the catalogue. */
const tree = industryTreeOf(
  rows.map(([code = '', name = '', parent = '', pinyin]): IndustryRow => ({
    code,
    name,
    parent,
    ...(pinyin && { pinyin }),
  })),
);

function renderPicker(props: Partial<IndustryPickerProps> = {}) {
  const onChange = vi.fn<(code: string) => void>();
  render(<IndustryPicker label="所属行业" tree={tree} onChange={onChange} {...props} />, { wrapper: Chinese });
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: '所属行业' }) };
}

const results = () => within(screen.getByRole('listbox', { name: '搜索结果' })).getAllByRole('option');

it.each([
  ['its name', '住宅房屋建筑', '4710'],
  ['initials', 'kdfw', '6020'],
  ['pinyin of characters that only other names tell', 'youzhengjibenfuwu', '6010'],
  ['its code', '0111', '0111'],
])('finds an industry by %s', async (_, text, code) => {
  const { user, field, onChange } = renderPicker();
  await user.click(field);
  await user.type(screen.getByRole('combobox', { name: '搜索行业名称、拼音或代码' }), `${text}{Enter}`);
  expect(onChange).toHaveBeenCalledExactlyOnceWith(code);
});

it('shows the place of a result in the standard', async () => {
  const { user, field } = renderPicker();
  await user.click(field);
  await user.type(screen.getByRole('combobox', { name: '搜索行业名称、拼音或代码' }), '6020');
  expect(results()[0]).toHaveTextContent('交通运输、仓储和邮政业');
});

it('shows a code of an earlier edition unchanged', () => {
  const { field } = renderPicker({ defaultValue: '9999' });
  expect(field).toHaveTextContent('未知（9999）');
});

it('waits while industries are loading and reports when it needs them', async () => {
  const onApproach = vi.fn<() => void>();
  const { user, field } = renderPicker({ tree: 'loading', onApproach });
  await user.click(field);
  expect(onApproach).toHaveBeenCalled();
});

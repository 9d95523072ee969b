import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bankList } from '@tuanbao/library/samples/bankList';
import { BankPicker, type BankPickerProps } from '@tuanbao/library/widgets/BankPicker';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

const Chinese = ({ children }: { children: ReactNode }) => <I18nProvider locale="zh-CN">{children}</I18nProvider>;

function renderPicker(props: Partial<BankPickerProps> = {}) {
  const onChange = vi.fn<(bank: string) => void>();
  render(<BankPicker banks={bankList} onChange={onChange} {...props} />, { wrapper: Chinese });
  return { onChange, user: userEvent.setup(), field: screen.getByRole('combobox', { name: '开户银行' }) };
}

it.each([
  ['Chinese', '招商'],
  ['pinyin', 'zhaoshang'],
  ['initials', 'zsyh'],
  ['its short name', 'cmb'],
  ['its code', '308'],
  ['characters in their order', '招行'],
])('finds a bank by %s', async (_, text) => {
  const { user, field } = renderPicker();
  await user.type(field, text);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toContain('招商银行');
});

it('keeps a branch as it was typed', async () => {
  const { user, field, onChange } = renderPicker();
  await user.type(field, '招商银行深圳科技园支行');
  await user.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('招商银行深圳科技园支行');
});

it('accepts only banks of the list if it is strict, and keeps its earlier one', async () => {
  const { user, field, onChange } = renderPicker({ isStrict: true, defaultValue: '招商银行' });
  await user.clear(field);
  await user.type(field, '示例支行');
  await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(field).toHaveValue('招商银行');
});

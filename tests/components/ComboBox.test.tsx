import { screen, within } from '@testing-library/react';
import { ComboBox, type ComboBoxProps } from '@tuanbao/library/components/ComboBox';
import { banks } from '@tuanbao/library/samples/bankOptions';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const renderField = (props: Partial<ComboBoxProps> = {}) => {
  const onChange = vi.fn<(value: string) => void>();
  const rendered = renderInChinese(<ComboBox label="开户银行" options={banks} onChange={onChange} {...props} />);
  return { ...rendered, onChange, input: screen.getByRole('combobox', { name: '开户银行' }) };
};

const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

it.each([
  ['工商', '中国工商银行'],
  ['zhongguogong', '中国工商银行'],
  ['gsyh', '中国工商银行'],
  ['jiansyh', '中国建设银行'],
  ['ICBC', '中国工商银行'],
  ['icbc', '中国工商银行'],
  ['102', '中国工商银行'],
  ['工行', '中国工商银行'],
  ['中国 农业 发展', '中国农业发展银行'],
])('%s finds %s first', async (text, bank) => {
  const { user, input, onChange } = renderField();
  await user.type(input, `${text}{Enter}`);

  expect(input).toHaveValue(bank);
  expect(onChange).toHaveBeenCalledOnce();
});

it('puts the whole name before names that begin with it', async () => {
  const { user, input } = renderField({
    options: [
      { value: '1', label: '上海银行业协会' },
      { value: '2', label: '上海银行' },
    ],
  });
  await user.type(input, '上海银行');

  expect(offered()).toEqual(['上海银行', '上海银行业协会']);
});

it('highlights the characters that match the initials', async () => {
  const { user, input } = renderField();
  await user.type(input, 'nyfz');

  const option = screen.getByRole('option', { name: /中国农业发展银行/ });
  expect(within(option).getByText('农业发展').tagName).toBe('MARK');
});

it('announces the number of matches, and what to do if there are none', async () => {
  const { user, input } = renderField();
  await user.type(input, '农业');
  expect(screen.getByRole('status')).toHaveTextContent('共 2 个选项');

  await user.type(input, '大学');
  expect(screen.getByRole('status')).toHaveTextContent('没有找到“农业大学”，请更换关键词');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('removes text that names no option when focus leaves', async () => {
  const { user, input, onChange } = renderField({ defaultValue: '102' });
  await user.clear(input);
  await user.type(input, '示例');
  await user.click(document.body);

  expect(input).toHaveValue('中国工商银行');
  expect(onChange).not.toHaveBeenCalled();
});

it('accepts the exact name without a selection from the list', async () => {
  const { user, input, onChange } = renderField();
  await user.type(input, '招商银行');
  await user.click(document.body);

  expect(onChange).toHaveBeenCalledExactlyOnceWith('308');
});

it('keeps typed text if that is allowed', async () => {
  const { user, input, onChange } = renderField({ allowsCustomValue: true });
  await user.type(input, '示例村镇');
  expect(screen.getByRole('status')).toHaveTextContent('将按填写的内容保存');
  await user.tab();

  expect(onChange).toHaveBeenCalledExactlyOnceWith('示例村镇');
  expect(input).toHaveValue('示例村镇');
});

it('is emptied by deleting the text and by its button', async () => {
  const { user, input, onChange } = renderField({ defaultValue: '102' });
  await user.clear(input);
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('');

  await user.type(input, 'gsyh{Enter}');
  await user.click(screen.getByRole('button', { name: '清除开户银行' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
});

it('cannot be emptied by a button if a value is required', () => {
  renderField({ defaultValue: '102', isRequired: true });

  expect(screen.queryByRole('button', { name: '清除开户银行' })).not.toBeInTheDocument();
});

it('skips options that cannot be selected', async () => {
  const { user, input, onChange } = renderField({
    options: [
      { value: '1', label: '示例一', isDisabled: true },
      { value: '2', label: '示例二' },
      { value: '3', label: '示例三', isDisabled: true },
      { value: '4', label: '示例四' },
    ],
  });
  await user.type(input, '示例{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('4');

  await user.click(screen.getByRole('button', { name: '展开选项' }));
  await user.click(screen.getByRole('option', { name: '示例三' }));
  expect(onChange).toHaveBeenCalledOnce();
});

it('shows the options under their groups, and the group of a result', async () => {
  const { user, input } = renderField();
  await user.click(screen.getByRole('button', { name: '展开选项' }));
  const group = screen.getByRole('group', { name: '国有大型银行' });
  expect(within(group).getAllByRole('option')).toHaveLength(6);

  await user.type(input, '进出口');
  expect(offered()).toEqual(['中国进出口银行政策性银行']);
});

it('requests options from its parent and shows them when they arrive', async () => {
  const onSearch = vi.fn<(text: string) => void>();
  const { user, input } = renderField({ onSearch, options: [{ value: '9', label: '示例支行' }] });
  await user.type(input, '深圳');

  expect(onSearch.mock.calls).toEqual([[''], ['深'], ['深圳']]);
  expect(offered()).toEqual(['示例支行']);
});

it('shows the chosen label after other options came', async () => {
  const { user, input, rerender } = renderField({ onSearch: () => undefined });
  await user.type(input, '农业{Enter}');
  await user.click(screen.getByRole('button', { name: '展开选项' }));
  await user.click(screen.getByRole('option', { name: '中国农业银行' }));
  rerender(<ComboBox label="开户银行" options={[]} onSearch={() => undefined} />);

  expect(input).toHaveValue('中国农业银行');
});

it('does not open while it is read-only', async () => {
  const { user, input } = renderField({ isReadOnly: true, defaultValue: '102' });
  await user.click(input);
  await user.keyboard('{ArrowDown}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '展开选项' })).toBeDisabled();
});

function Owner() {
  const [value, setValue] = useState('102');
  return (
    <>
      <ComboBox label="开户银行" options={banks} value={value} onChange={setValue} />
      <button type="button" onClick={() => setValue('308')}>
        按支行填写
      </button>
    </>
  );
}

it('shows the label of the value that its owner sets', async () => {
  const { user } = renderInChinese(<Owner />);
  await user.click(screen.getByRole('button', { name: '按支行填写' }));

  expect(screen.getByRole('combobox')).toHaveValue('招商银行');
});

it('returns to its first value when the form is reset', async () => {
  const { user } = renderInChinese(
    <form aria-label="账户">
      <ComboBox label="开户银行" name="bank" options={banks} defaultValue="102" />
      <button type="reset">重填</button>
    </form>,
  );
  const form = screen.getByRole('form');
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), 'zsyh{Enter}');
  expect(form).toHaveFormValues({ bank: '308' });
  await user.click(screen.getByRole('button', { name: '重填' }));

  expect(screen.getByRole('combobox')).toHaveValue('中国工商银行');
  expect(form).toHaveFormValues({ bank: '102' });
});

import { screen } from '@testing-library/react';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { Select } from '@tuanbao/library/components/Select';
import { TextField } from '@tuanbao/library/components/TextField';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const idTypes = [
  { value: '1', label: '身份证' },
  { value: '2', label: '护照' },
];

it('an error that appears while the user types is linked', async () => {
  const { rerender, user } = renderInChinese(<TextField label="企业名称" />);
  await user.type(screen.getByRole('textbox'), '个');
  rerender(<TextField label="企业名称" errorMessage="至少两个字" />);

  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('至少两个字');
});

it('an uncontrolled text is reported while it is typed, and again when the form is reset', async () => {
  const onChange = vi.fn<(text: string) => void>();
  const { user, container } = renderInChinese(
    <form>
      <TextField label="企业名称" defaultValue="示例" onChange={onChange} />
    </form>,
  );

  await user.type(screen.getByRole('textbox'), '厂');
  expect(onChange).toHaveBeenLastCalledWith('示例厂');
  container.querySelector('form')?.reset();

  expect(screen.getByRole('textbox')).toHaveValue('示例');
  expect(onChange).toHaveBeenLastCalledWith('示例');
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('a select reports the value that was chosen', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const { user } = renderInChinese(
    <Select label="证件类型" options={idTypes} placeholder="请选择" onChange={onChange} />,
  );

  await user.selectOptions(screen.getByRole('combobox', { name: '证件类型' }), '护照');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('2');
});

it('a select with a value that is not offered shows none of the options', () => {
  renderInChinese(<Select label="证件类型" options={idTypes} value="9" />);

  expect(screen.getByRole('combobox')).not.toHaveDisplayValue('身份证');
});

it('a checkbox is ticked by its label and has its error as description', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  const { user } = renderInChinese(
    <Checkbox onChange={onChange} errorMessage="请先阅读并同意">
      同意投保须知
    </Checkbox>,
  );

  await user.click(screen.getByText('同意投保须知'));

  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { name: '同意投保须知' })).toHaveAccessibleDescription('请先阅读并同意');
});

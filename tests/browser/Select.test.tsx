import { screen } from '@testing-library/react';
import { Select } from '@tuanbao/library/components/Select';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { press, show } from './onPage.tsx';

const options = [
  { value: 'id', label: '身份证' },
  { value: 'passport', label: '护照' },
  { value: 'permit', label: '居留证' },
];
const select = () => screen.getByRole('combobox', { name: '证件类型' });

it.each([
  ['ArrowDown', 'permit'],
  ['ArrowUp', 'id'],
  ['Home', 'id'],
  ['End', 'permit'],
])('%s chooses %s', async (key, expected) => {
  const onChange = vi.fn<(value: string) => void>();
  show(<Select label="证件类型" options={options} defaultValue="passport" onChange={onChange} />);

  await press(`{Tab}{${key}}`);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
});

it.each(['{ArrowDown}', '{ArrowUp}', '{Home}', '{End}', '{Enter}', ' '])(
  '%s changes nothing while read-only',
  async (key) => {
    const onChange = vi.fn<(value: string) => void>();
    show(<Select label="证件类型" options={options} defaultValue="passport" isReadOnly onChange={onChange} />);

    await press(`{Tab}${key}`);

    expect(select()).toHaveFocus();
    expect(select()).toHaveDisplayValue('护照');
    expect(onChange).not.toHaveBeenCalled();
  },
);

it('a press focuses a read-only one without offering other options', async () => {
  show(<Select label="证件类型" options={options} defaultValue="passport" isReadOnly placeholder="请选择" />);

  await userEvent.click(select());

  expect(select()).toHaveFocus();
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

it('a letter chooses the option that begins with it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const cards = ['Card', 'Passport', 'Residence'].map((name) => ({ value: name, label: name }));
  show(<Select label="证件类型" options={cards} defaultValue="Card" onChange={onChange} />);

  await press('{Tab}r');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('Residence');
});

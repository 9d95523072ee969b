import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

afterEach(() => vi.useRealTimers());

const renderField = (props: Partial<Parameters<typeof NumberField>[0]> = {}) => {
  const onChange = vi.fn<(value: number | null) => void>();
  const rendered = renderInChinese(<NumberField label="投保人数" onChange={onChange} {...props} />);
  return { ...rendered, onChange, input: screen.getByRole('textbox', { name: '投保人数' }) };
};

it('commits when focus leaves, with separators', async () => {
  const { user, input, onChange } = renderField();

  await user.type(input, '12000');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();

  expect(onChange).toHaveBeenCalledExactlyOnceWith(12_000);
  expect(input).toHaveValue('12,000');
});

it.each([
  ['its page is about to be left', () => fireEvent(window, new Event('beforeunload'))],
  ['it goes away', cleanup],
])('hands on what is being written when %s', async (_, leave) => {
  const { user, input, onChange } = renderField();

  await user.type(input, '12000');
  leave();

  expect(onChange).toHaveBeenCalledExactlyOnceWith(12_000);
});

it('accepts full-width digits and the full stop of a Chinese keyboard', async () => {
  const { user, input, onChange } = renderField({ fractionDigits: 2 });

  await user.type(input, '１２。５{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith(12.5);
});

it('keeps to its limits on commit', async () => {
  const { user, input, onChange } = renderField({ minValue: 3, maxValue: 50 });

  await user.type(input, '99{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith(50);
  expect(input).toHaveValue('50');
});

it('keeps an invalid number visible and reports it', async () => {
  const { user, input, onChange } = renderField({ defaultValue: 8 });

  await user.clear(input);
  await user.type(input, '八人{Enter}');

  expect(input).toHaveValue('八人');
  expect(input).toHaveAccessibleDescription('请填写数字');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

it('refuses more decimals than allowed', async () => {
  const { user, input } = renderField();

  await user.type(input, '1.5{Enter}');

  expect(input).toHaveAccessibleDescription('请填写整数');
});

it('steps by arrow keys, starting with the typed text', async () => {
  const { user, input, onChange } = renderField();

  await user.type(input, '9{ArrowUp}');

  expect(onChange).toHaveBeenLastCalledWith(10);
  expect(input).toHaveValue('10');
});

it('reports a number when typing pauses for a second', () => {
  vi.useFakeTimers();
  const { input, onChange } = renderField();

  fireEvent.change(input, { target: { value: '35' } });
  act(() => void vi.advanceTimersByTime(999));
  expect(onChange).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(35);
});

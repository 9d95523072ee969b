import { screen } from '@testing-library/react';
import { type DateRange, DateRangeField, type DateRangeFieldProps } from '@tuanbao/library/components/DateRangeField';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const renderField = (props: Partial<DateRangeFieldProps> = {}) => {
  const onChange = vi.fn<(range: DateRange) => void>();
  return { ...renderInChinese(<DateRangeField label="保险期间" onChange={onChange} {...props} />), onChange };
};
const start = () => screen.getByRole('textbox', { name: '开始日期' });
const end = () => screen.getByRole('textbox', { name: '结束日期' });
const group = () => screen.getByRole('group', { name: '保险期间' });

it('accepts both days in usual notations', async () => {
  const { user, onChange } = renderField();
  await user.type(start(), '20261201');
  await user.type(end(), '2027年11月30日');
  await user.tab();

  expect(onChange.mock.calls).toEqual([
    [{ start: '2026-12-01', end: '' }],
    [{ start: '2026-12-01', end: '2027-11-30' }],
  ]);
});

it('reports that the days are swapped, marks both, and exchanges them on request', async () => {
  const { user, onChange } = renderField({ defaultValue: { start: '2026-12-01', end: '2026-11-01' } });
  expect(group()).toHaveAccessibleDescription('结束日期不能早于开始日期');
  expect(start()).toBeInvalid();
  expect(end()).toBeInvalid();

  await user.click(screen.getByRole('button', { name: '对调两个日期' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-01', end: '2026-12-01' });
  expect(end()).toBeValid();
});

it('is one day if both are the same', () => {
  renderField({ defaultValue: { start: '2026-12-01', end: '2026-12-01' } });

  expect(start()).toBeValid();
});

it('keeps to the limits', async () => {
  const { user } = renderField({ minValue: '2026-11-21', maxValue: '2027-11-20' });
  await user.type(start(), '2026-11-20{Enter}');
  expect(start()).toHaveAccessibleDescription('不能早于 2026-11-21');
  await user.type(end(), '2027-11-21{Enter}');

  expect(end()).toHaveAccessibleDescription('不能晚于 2027-11-20');
});

it('selects a preset with one press and shows the current one', async () => {
  const { user, onChange } = renderField({
    presets: [
      { label: '近 7 天', start: '2026-11-14', end: '2026-11-20' },
      { label: '本月', start: '2026-11-01', end: '2026-11-30' },
    ],
  });
  await user.click(screen.getByRole('button', { name: '本月' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-01', end: '2026-11-30' });
  expect(screen.getByRole('button', { name: '本月' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: '近 7 天' })).toHaveAttribute('aria-pressed', 'false');
});

it('is submitted as two days and goes back to the first ones on reset', async () => {
  const onChange = vi.fn<(range: DateRange) => void>();
  const { user } = renderInChinese(
    <form aria-label="查询">
      <DateRangeField
        label="保险期间"
        startName="from"
        endName="to"
        defaultValue={{ start: '2026-11-01', end: '2026-11-30' }}
        onChange={onChange}
      />
      <button type="reset">重置</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await user.clear(start());
  await user.type(start(), '2026-11-10{Enter}');
  await user.clear(end());
  await user.type(end(), '2026-11-20{Enter}');
  expect(Object.fromEntries(new FormData(form))).toEqual({ from: '2026-11-10', to: '2026-11-20' });

  await user.click(screen.getByRole('button', { name: '重置' }));

  expect(Object.fromEntries(new FormData(form))).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
});

it('is marked as required, disabled or read-only, on both days', () => {
  const { rerender } = renderField({ isRequired: true, isReadOnly: true });
  expect(start()).toBeRequired();
  expect(end()).toHaveAttribute('readonly');

  rerender(<DateRangeField label="保险期间" isDisabled />);
  expect(start()).toBeDisabled();
  expect(end()).toBeDisabled();
});

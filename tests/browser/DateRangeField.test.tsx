import { screen } from '@testing-library/react';
import { type DateRange, DateRangeField } from '@tuanbao/library/components/DateRangeField';
import { expect, it, vi } from 'vitest';

import { commitComposition, compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

const spy = () => vi.fn<(range: DateRange) => void>();
const first = () => screen.getByRole('textbox', { name: '开始日期' });
const last = () => screen.getByRole('textbox', { name: '结束日期' });

it('takes two days as they are written, from Tab to Tab', async () => {
  const onChange = spy();
  show(<DateRangeField label="保险期间" onChange={onChange} />);

  await press('{Tab}20261201{Tab}{Tab}2027年11月30日{Enter}');

  expect(onChange.mock.lastCall).toEqual([{ start: '2026-12-01', end: '2027-11-30' }]);
  expect(last()).toHaveValue('2027-11-30');
});

it('reports days in the wrong order and swaps them by keyboard', async () => {
  const onChange = spy();
  show(<DateRangeField label="保险期间" defaultValue={{ start: '2026-12-05', end: '' }} onChange={onChange} />);

  await press('{Tab}{Tab}{Tab}2026-12-01{Enter}');
  expect(screen.getByRole('group', { name: '保险期间' })).toHaveAccessibleDescription('结束日期不能早于开始日期');
  await press('{Tab}{Tab}{Enter}');

  expect(screen.getByRole('group', { name: '保险期间' })).not.toHaveAccessibleDescription();
  expect(onChange.mock.lastCall).toEqual([{ start: '2026-12-01', end: '2026-12-05' }]);
});

it('a common period is one press', async () => {
  const onChange = spy();
  const november = { label: '本月', start: '2026-11-01', end: '2026-11-30' };
  show(<DateRangeField label="创建时间" presets={[november]} onChange={onChange} />);

  await press('{Tab}{Tab}{Tab}{Tab}{Tab} ');

  expect(screen.getByRole('button', { name: '本月' })).toHaveAttribute('aria-pressed', 'true');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-11-01', end: '2026-11-30' });
});

it('does not disturb an input method until it has finished', async () => {
  const onChange = spy();
  show(<DateRangeField label="保险期间" onChange={onChange} />);
  await press('{Tab}');

  await compose('2026nian');
  await pressWhileComposing('Enter');
  expect(onChange).not.toHaveBeenCalled();
  await commitComposition('2026年12月1日');
  await press('{Enter}');

  expect(first()).toHaveValue('2026-12-01');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ start: '2026-12-01', end: '' });
});

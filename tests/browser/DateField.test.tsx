import { screen } from '@testing-library/react';
import { DateField } from '@tuanbao/library/components/DateField';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { press, show } from './onPage.tsx';

const field = () => screen.getByRole('textbox', { name: '出生日期' });
const spy = () => vi.fn<(day: string) => void>();

describe('takes a day as it is written', () => {
  it.each([
    '19900307',
    '1990-3-7',
    '1990/03/07',
    '1990.3.7',
    '1990年3月7日',
    '１９９０－０３－０７',
    '１９９０年３月７日',
    '１９９０。３。７',
    '  1990-03-07 ',
  ])('pasted: %s', async (text) => {
    const onChange = spy();
    show(
      <>
        <input aria-label="来源" defaultValue={text} />
        <DateField label="出生日期" onChange={onChange} />
      </>,
    );

    await press('{Tab}{Control>}a{/Control}');
    await userEvent.copy();
    await press('{Tab}');
    await userEvent.paste();
    await press('{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith('1990-03-07');
    expect(field()).toHaveValue('1990-03-07');
  });

  it.each(['90-3-7', '900307', '90/03/07'])('a year of two digits is refused, with the reason: %s', async (text) => {
    const onChange = spy();
    show(<DateField label="出生日期" onChange={onChange} />);

    await press(`{Tab}${text}{Enter}`);

    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription('请填写四位年份，例如 1990-03-07');
    expect(onChange).not.toHaveBeenCalled();
  });
});

it.each(['Enter', 'Tab'])('%s takes what is written', async (key) => {
  const onChange = spy();
  show(<DateField label="出生日期" onChange={onChange} />);

  await press(`{Tab}1990/3/7{${key}}`);

  expect(onChange).toHaveBeenCalledExactlyOnceWith('1990-03-07');
});

describe('in the calendar', () => {
  const cases: readonly (readonly [keys: string, day: string])[] = [
    ['{ArrowRight}', '2026-11-19'],
    ['{ArrowLeft}', '2026-11-17'],
    ['{ArrowDown}', '2026-11-25'],
    ['{ArrowUp}', '2026-11-11'],
    ['{PageDown}', '2026-12-18'],
    ['{PageUp}', '2026-10-18'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-18'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-18'],
    ['{Home}', '2026-11-01'],
    ['{End}', '2026-11-30'],
  ];

  it.each(cases)('%s moves to %s, which Enter chooses', async (keys, day) => {
    const onChange = spy();
    show(<DateField label="出生日期" defaultValue="2026-11-18" onChange={onChange} />);

    await press(`{Tab}{Tab}{Enter}`);
    await screen.findByRole('dialog');
    await press(`${keys}{Enter}`);

    expect(onChange).toHaveBeenCalledExactlyOnceWith(day);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('Space opens it and chooses the day in focus', async () => {
    const onChange = spy();
    show(<DateField label="出生日期" defaultValue="2026-11-18" onChange={onChange} />);

    await press('{Tab}{Tab} ');
    await screen.findByRole('dialog');
    await press('{ArrowDown} ');

    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-25');
  });

  it('ArrowLeft moves to the next day in a text from right to left', async () => {
    const onChange = spy();
    show(<DateField label="出生日期" defaultValue="2026-11-18" onChange={onChange} />, 'ar-AE');

    await press('{Tab}{Tab}{Enter}');
    await screen.findByRole('dialog');
    await press('{ArrowLeft}{Enter}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-19');
  });

  it('Esc closes it and gives focus back to its button', async () => {
    const onChange = spy();
    show(<DateField label="出生日期" defaultValue="2026-11-18" onChange={onChange} />);

    await press('{Tab}{Tab}{Enter}');
    await screen.findByRole('dialog');
    await press('{ArrowRight}{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '打开日历' })).toHaveFocus();
    expect(onChange).not.toHaveBeenCalled();
  });
});

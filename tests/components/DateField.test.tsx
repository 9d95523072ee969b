import { cleanup, fireEvent, screen } from '@testing-library/react';
import { DateField } from '@tuanbao/library/components/DateField';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const renderField = (props: Partial<Parameters<typeof DateField>[0]> = {}) => {
  const onChange = vi.fn<(value: string) => void>();
  const rendered = renderInChinese(<DateField label="出生日期" onChange={onChange} {...props} />);
  return { ...rendered, onChange, input: screen.getByRole('textbox', { name: '出生日期' }) };
};

it('reads a pasted Chinese date when focus leaves', async () => {
  const { user, input, onChange } = renderField();

  await user.click(input);
  await user.paste('1990年3月7日');
  await user.tab();

  expect(onChange).toHaveBeenCalledExactlyOnceWith('1990-03-07');
  expect(input).toHaveValue('1990-03-07');
});

it.each([
  ['its page is about to be left', () => fireEvent(window, new Event('beforeunload'))],
  ['it goes away', cleanup],
])('hands on what is being written when %s', async (_, leave) => {
  const { user, input, onChange } = renderField();

  await user.type(input, '19900307');
  leave();

  expect(onChange).toHaveBeenCalledExactlyOnceWith('1990-03-07');
});

it('keeps an invalid text visible, reports it, and no longer has the old day', async () => {
  const { user, input, onChange } = renderField({ defaultValue: '1990-03-07' });

  await user.clear(input);
  await user.type(input, '1990-02-30{Enter}');

  expect(input).toHaveValue('1990-02-30');
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('请填写正确的日期，例如 1990-03-07');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

it('accepts the text when it is corrected', async () => {
  const { user, input, onChange } = renderField();

  await user.type(input, '199003{Enter}');
  await user.type(input, '07{Enter}');

  expect(input).toBeValid();
  expect(onChange).toHaveBeenLastCalledWith('1990-03-07');
});

it.each([
  ['2026-11-20', '不能早于 2026-11-21'],
  ['2027-01-20', '不能晚于 2027-01-19'],
])('%s is outside the limits: %s', async (text, message) => {
  const { user, input } = renderField({ minValue: '2026-11-21', maxValue: '2027-01-19' });

  await user.type(input, `${text}{Enter}`);

  expect(input).toHaveAccessibleDescription(message);
});

it('does not take a day that cannot be chosen, typed or in the calendar', async () => {
  const { user, input, onChange } = renderField({ defaultValue: '2027-02-04', unavailableDays: ['2027-02-05'] });

  await user.click(screen.getByRole('button', { name: '打开日历' }));
  await user.click(await screen.findByRole('button', { name: /2027年2月5日/ }));
  expect(onChange).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');

  await user.clear(input);
  await user.type(input, '2027-02-05{Enter}');
  expect(input).toHaveAccessibleDescription('这一天不可选，请选择其他日期');
  expect(onChange).toHaveBeenLastCalledWith('');
});

function Owner() {
  const [day, setDay] = useState('');
  return (
    <>
      <DateField label="出生日期" value={day} onChange={setDay} />
      <button type="button" onClick={() => setDay('1988-08-08')}>
        从身份证读取
      </button>
    </>
  );
}

it('shows a day that its parent sets while the text is invalid', async () => {
  const { user } = renderInChinese(<Owner />);

  await user.type(screen.getByRole('textbox'), '明天');
  await user.click(screen.getByRole('button', { name: '从身份证读取' }));

  expect(screen.getByRole('textbox')).toHaveValue('1988-08-08');
  expect(screen.getByRole('textbox')).toBeValid();
});

it('chooses a day from the calendar, by year and month', async () => {
  const { user, onChange, input } = renderField({ defaultValue: '2026-11-25' });

  await user.click(screen.getByRole('button', { name: '打开日历' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: '年' }), '1990年');
  await user.selectOptions(screen.getByRole('combobox', { name: '月' }), '3月');
  await user.click(screen.getByRole('button', { name: /1990年3月7日/ }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith('1990-03-07');
  expect(input).toHaveValue('1990-03-07');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

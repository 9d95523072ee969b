import { screen } from '@testing-library/react';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { expect, it, vi } from 'vitest';

import { compose, pressWhileComposing } from './imeComposition.ts';
import { press, show } from './onPage.tsx';

const field = () => screen.getByRole('textbox', { name: '人数' });

it.each([
  ['ArrowUp', 15],
  ['ArrowDown', 5],
])('%s counts by the step to %d', async (key, expected) => {
  const onChange = vi.fn<(value: number | null) => void>();
  show(<NumberField label="人数" defaultValue={10} step={5} onChange={onChange} />);

  await press(`{Tab}{${key}}`);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(expected);
  expect(field()).toHaveValue(String(expected));
});

it.each(['Enter', 'Tab'])('%s takes what is written', async (key) => {
  const onChange = vi.fn<(value: number | null) => void>();
  show(<NumberField label="人数" onChange={onChange} />);

  await press(`{Tab}12000{${key}}`);

  expect(onChange).toHaveBeenCalledExactlyOnceWith(12_000);
  expect(field()).toHaveValue('12,000');
});

it('Enter submits the number just written, in plain digits', async () => {
  const submitted: unknown[] = [];
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(new FormData(event.currentTarget).get('count'));
      }}
    >
      <NumberField label="人数" name="count" />
    </form>,
  );

  await press('{Tab}12000{Enter}');

  expect(submitted).toEqual(['12000']);
});

it('Tab skips the step buttons, because the arrow keys have the same effect', async () => {
  show(
    <>
      <NumberField label="人数" showStepper />
      <button type="button">后</button>
    </>,
  );

  await press('{Tab}');
  expect(field()).toHaveFocus();
  await press('{Tab}');

  expect(screen.getByRole('button', { name: '后' })).toHaveFocus();
});

it('ArrowUp belongs to the input method while it composes', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  show(<NumberField label="人数" onChange={onChange} />);
  await press('{Tab}');

  await compose('１２');
  await pressWhileComposing('ArrowUp');

  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('１２');
});

it('writes numbers in the form that it can read, in any locale', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  show(<NumberField label="人数" defaultValue={1234.5} fractionDigits={1} onChange={onChange} />, 'ar-EG');
  expect(field()).toHaveValue('1,234.5');

  await press('{Tab}{End}{Backspace}6{Enter}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith(1234.6);
});

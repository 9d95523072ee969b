import { screen } from '@testing-library/react';
import { CheckboxGroup } from '@tuanbao/library/components/CheckboxGroup';
import { expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

const options = ['身故', '医疗', '误工'].map((label) => ({ value: label, label }));
const box = (name: string) => screen.getByRole('checkbox', { name });

it('Tab goes from box to box and Space ticks', async () => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  show(<CheckboxGroup label="保障" options={options} onChange={onChange} />);

  await press('{Tab}{Tab} ');
  expect(box('医疗')).toHaveFocus();
  await press('{Shift>}{Tab}{/Shift} ');

  expect(onChange.mock.lastCall).toEqual([['身故', '医疗']]);
});

it('a box above ticks all, and shows when only some are ticked', async () => {
  show(<CheckboxGroup label="保障" options={options} defaultValue={['医疗']} allowsSelectAll />);
  const all = screen.getAllByRole<HTMLInputElement>('checkbox')[0]!;
  expect(all).toBePartiallyChecked();

  await press('{Tab} ');

  expect(options.map(({ label }) => box(label))).toSatisfy((boxes: HTMLInputElement[]) =>
    boxes.every(({ checked }) => checked),
  );
});

it('skips boxes that can no longer be ticked or are read-only', async () => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  show(
    <>
      <CheckboxGroup label="保障" options={options} defaultValue={['误工']} maxCount={1} />
      <CheckboxGroup label="只读" options={[{ value: '附加', label: '附加' }]} isReadOnly onChange={onChange} />
    </>,
  );

  await press('{Tab}');
  expect(box('误工')).toHaveFocus();
  await press('{Tab} ');

  expect(box('附加')).toHaveFocus();
  expect(onChange).not.toHaveBeenCalled();
});

import { screen } from '@testing-library/react';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { describe, expect, it, vi } from 'vitest';

import { press, show } from './onPage.tsx';

const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
  { value: 'c', label: '丙', isDisabled: true },
  { value: 'd', label: '丁' },
];

const keys: readonly (readonly [
  key: string,
  locale: string,
  orientation: 'vertical' | 'horizontal',
  chosen: string,
])[] = [
  ['ArrowDown', 'zh-CN', 'vertical', 'd'],
  ['ArrowUp', 'zh-CN', 'vertical', 'a'],
  ['ArrowRight', 'zh-CN', 'vertical', 'd'],
  ['ArrowLeft', 'zh-CN', 'vertical', 'a'],
  ['ArrowRight', 'zh-CN', 'horizontal', 'd'],
  ['ArrowLeft', 'zh-CN', 'horizontal', 'a'],
  ['ArrowRight', 'ar', 'horizontal', 'a'],
  ['ArrowLeft', 'ar', 'horizontal', 'd'],
];

describe.each(keys)('%s in %s, %s', (key, locale, orientation, chosen) => {
  it(`chooses ${chosen}, past what is not offered`, async () => {
    const onChange = vi.fn<(value: string) => void>();
    show(<RadioGroup label="缴费方式" options={options} {...{ orientation, onChange }} defaultValue="b" />, locale);

    await press(`{Tab}{${key}}`);

    expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen);
  });
});

it('ArrowDown moves from the last to the first', async () => {
  const onChange = vi.fn<(value: string) => void>();
  show(<RadioGroup label="缴费方式" options={options} onChange={onChange} defaultValue="d" />);

  await press('{Tab}{ArrowDown}');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
});

it('Space selects the focused one if none is selected yet', async () => {
  const onChange = vi.fn<(value: string) => void>();
  show(<RadioGroup label="缴费方式" options={options} onChange={onChange} />);

  await press('{Tab} ');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('a');
  expect(screen.getByRole('radio', { name: '甲' })).toBeChecked();
});

it('a reset of its form selects none if none was selected at first', async () => {
  const onChange = vi.fn<(value: string) => void>();
  show(
    <form>
      <RadioGroup label="缴费方式" options={options} onChange={onChange} />
      <button type="reset">重填</button>
    </form>,
  );

  await press('{Tab} {Tab}{Enter}');

  expect(onChange).toHaveBeenLastCalledWith('');
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

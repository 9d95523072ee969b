import { screen } from '@testing-library/react';
import { CheckboxGroup, type CheckboxGroupProps } from '@tuanbao/library/components/CheckboxGroup';
import { expect, it, vi } from 'vitest';

import { renderInChinese } from './inChinese.tsx';

const options = [
  { value: 'medical', label: '意外医疗' },
  { value: 'allowance', label: '住院津贴' },
  { value: 'sudden', label: '猝死保障' },
  { value: 'traffic', label: '交通工具意外', isDisabled: true },
];
const renderGroup = (props: Partial<CheckboxGroupProps> = {}) => {
  const onChange = vi.fn<(value: readonly string[]) => void>();
  return {
    ...renderInChinese(<CheckboxGroup label="附加保障" options={options} onChange={onChange} {...props} />),
    onChange,
  };
};
const box = (name: string) => screen.getByRole('checkbox', { name });

it('reports the ticked options in the order of the options', async () => {
  const { user, onChange } = renderGroup();
  await user.click(box('猝死保障'));
  await user.click(box('意外医疗'));

  expect(onChange).toHaveBeenLastCalledWith(['medical', 'sudden']);
  expect(screen.getByRole('group', { name: '附加保障' })).toContainElement(box('意外医疗'));
});

it('ticks all options that can be ticked and keeps the tick of options that cannot be changed', async () => {
  const { user, onChange } = renderGroup({ allowsSelectAll: true, defaultValue: ['traffic'] });
  expect(box('全选')).not.toBeChecked();

  await user.click(box('全选'));
  expect(onChange).toHaveBeenLastCalledWith(['medical', 'allowance', 'sudden', 'traffic']);
  expect(box('全选')).toBeChecked();
  await user.click(box('意外医疗'));
  expect(box('全选')).toBePartiallyChecked();
  await user.click(box('全选'));
  await user.click(box('全选'));

  expect(onChange).toHaveBeenLastCalledWith(['traffic']);
});

it('allows no more than the maximum, and one can be exchanged for another', async () => {
  const { user } = renderGroup({ maxCount: 1 });
  await user.click(box('意外医疗'));
  expect(box('住院津贴')).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('已选 1 项，最多 1 项');

  await user.click(box('意外医疗'));
  expect(box('住院津贴')).toBeEnabled();
});

it('requires more when the user leaves too few', async () => {
  const { user } = renderGroup({ minCount: 2, defaultValue: ['medical', 'sudden'] });
  expect(screen.queryByText('请至少选择 2 项')).not.toBeInTheDocument();
  await user.click(box('猝死保障'));

  expect(screen.getByRole('group')).toHaveAccessibleDescription('请至少选择 2 项');
});

it('is submitted by name, without the box that ticks all, and goes back on reset', async () => {
  const { user } = renderInChinese(
    <form aria-label="方案">
      <CheckboxGroup label="附加保障" name="extras" options={options} defaultValue={['sudden']} allowsSelectAll />
      <button type="reset">重填</button>
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  await user.click(box('全选'));
  expect(new FormData(form).getAll('extras')).toEqual(['medical', 'allowance', 'sudden']);
  expect([...new FormData(form).keys()].every((name) => name === 'extras')).toBe(true);
  await user.click(screen.getByRole('button', { name: '重填' }));

  expect(new FormData(form).getAll('extras')).toEqual(['sudden']);
});

it('can only be read', async () => {
  const { user, onChange } = renderGroup({ isReadOnly: true, allowsSelectAll: true });
  await user.click(box('意外医疗'));
  await user.click(box('全选'));

  expect(onChange).not.toHaveBeenCalled();
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from '@tuanbao/library/components/CheckboxGroup';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: '附加保障',
    options: [
      { value: 'medical', label: '意外医疗' },
      { value: 'allowance', label: '住院津贴', description: '每天 100 元，最多 180 天' },
      { value: 'sudden', label: '猝死保障' },
      { value: 'traffic', label: '交通工具意外', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TicksAll: Story = {
  args: { allowsSelectAll: true },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: '全选' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '猝死保障' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);

    await expect(args.onChange).toHaveBeenLastCalledWith(['medical', 'allowance', 'sudden']);
    await expect(all).toBeChecked();
  },
};

export const AtMostTwo: Story = {
  args: { maxCount: 2, defaultValue: ['medical'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '住院津贴' }));

    await expect(canvas.getByRole('checkbox', { name: '猝死保障' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('已选 2 项，最多 2 项');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <CheckboxGroup {...args} allowsSelectAll defaultValue={['medical', 'sudden']} isRequired />
      <CheckboxGroup {...args} orientation="horizontal" maxCount={2} defaultValue={['medical', 'sudden']} />
      <CheckboxGroup {...args} orientation="horizontal" errorMessage="请至少选择一项" />
      <CheckboxGroup {...args} orientation="horizontal" isDisabled defaultValue={['medical']} />
    </Stack>
  ),
};

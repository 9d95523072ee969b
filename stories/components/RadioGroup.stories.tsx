import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: {
    label: '缴费方式',
    options: [
      { value: 'online', label: '在线支付' },
      { value: 'transfer', label: '对公转账', description: '到账后一个工作日内承保' },
      { value: 'later', label: '月结', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 'online' },
  play: async ({ canvas, args }) => {
    canvas.getByRole('radio', { name: '在线支付' }).focus();
    await userEvent.keyboard('{ArrowDown}');

    await expect(args.onChange).toHaveBeenCalledWith('transfer');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'online' } };

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: '请选择缴费方式' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: '缴费方式' })).toHaveAccessibleDescription('请选择缴费方式');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <RadioGroup {...args} defaultValue="online" isRequired />
      <RadioGroup {...args} defaultValue="transfer" orientation="horizontal" description="支付后不可更改" />
      <RadioGroup {...args} errorMessage="请选择缴费方式" />
      <RadioGroup {...args} defaultValue="online" isDisabled />
      <RadioGroup {...args} defaultValue="online" isReadOnly />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from '@tuanbao/library/components/Select';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: '证件类型',
    options: [
      { value: '1', label: '身份证' },
      { value: '2', label: '护照' },
      { value: '3', label: '港澳居民来往内地通行证、台湾居民来往大陆通行证及外国人永久居留身份证' },
      { value: '4', label: '军官证', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: '请选择' },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '证件类型' }), '护照');

    await expect(args.onChange).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('护照');
  },
};

export const ReadOnly: Story = {
  args: { value: '1', isReadOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '证件类型' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');

    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('身份证');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: '1', isDisabled: true } };

export const Invalid: Story = {
  args: { placeholder: '请选择', isRequired: true, errorMessage: '请选择证件类型' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('请选择证件类型');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Select {...args} placeholder="请选择" isRequired />
      <Select {...args} defaultValue="3" description="以投保时出示的证件为准" />
      <Select {...args} placeholder="请选择" errorMessage="请选择证件类型" />
      <Select {...args} defaultValue="1" isDisabled />
      <Select {...args} defaultValue="1" isReadOnly />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: '投保人数', onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: 3, minValue: 1, maxValue: 5000, unit: '人' },
};

export const StepsByButtons: Story = {
  args: { defaultValue: 9, minValue: 1, showStepper: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '增加' }));

    await expect(args.onChange).toHaveBeenCalledWith(10);
    await expect(canvas.getByRole('textbox', { name: '投保人数' })).toHaveValue('10');
  },
};

export const FullWidthDigits: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), '１２３４{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith(1234);
    await expect(canvas.getByRole('textbox')).toHaveValue('1,234');
  },
};

export const NotANumber: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '三人{Enter}');

    await expect(canvas.getByText('请填写数字')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('三人');
  },
};

export const Disabled: Story = { args: { defaultValue: 12, isDisabled: true, showStepper: true } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <NumberField {...args} defaultValue={1200} unit="人" description="不少于 3 人" isRequired />
      <NumberField {...args} defaultValue={12} showStepper />
      <NumberField {...args} label="工程造价" defaultValue={1234567.5} fractionDigits={2} unit="元" />
      <NumberField {...args} defaultValue={2} errorMessage="投保人数不能少于 3 人" />
      <NumberField {...args} defaultValue={2} isDisabled showStepper />
      <NumberField {...args} defaultValue={2} isReadOnly />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from '@tuanbao/library/components/DateField';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: '起保日期', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsWrittenDays: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: '起保日期' });
    await userEvent.type(input, '2026年12月1日{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith('2026-12-01');
    await expect(input).toHaveValue('2026-12-01');
  },
};

export const NotADay: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '2026-02-30');
    await userEvent.tab();

    await expect(canvas.getByRole('textbox')).toHaveValue('2026-02-30');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/请填写正确的日期/);
  },
};

export const OpenCalendar: Story = {
  args: { minValue: '2026-11-21', maxValue: '2027-01-19' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));
    await expect(await screen.findByRole('combobox', { name: /年/ })).toHaveDisplayValue('2026年');
    await userEvent.click(screen.getByRole('button', { name: /2026年11月25日/ }));

    await expect(args.onChange).toHaveBeenCalledWith('2026-11-25');
    await expect(canvas.getByRole('textbox')).toHaveValue('2026-11-25');
  },
};

export const Calendar: Story = {
  args: { defaultValue: '2026-12-08', minValue: '2026-11-21', maxValue: '2027-01-19' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '打开日历' }));

    await expect(await screen.findByRole('dialog', { name: '选择日期' })).toBeVisible();
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <DateField {...args} isRequired description="最早次日零时" />
      <DateField {...args} defaultValue="2026-11-21" />
      <DateField {...args} errorMessage="起保日期不能早于明天" />
      <DateField {...args} defaultValue="2026-11-21" isDisabled />
      <DateField {...args} defaultValue="2026-11-21" isReadOnly />
    </Stack>
  ),
};

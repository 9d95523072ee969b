import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateRangeField } from '@tuanbao/library/components/DateRangeField';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/DateRangeField',
  component: DateRangeField,
  args: {
    label: '下单日期',
    presets: [
      { label: '近 7 天', start: '2026-11-14', end: '2026-11-20' },
      { label: '近 30 天', start: '2026-10-22', end: '2026-11-20' },
      { label: '本月', start: '2026-11-01', end: '2026-11-30' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsWrittenDays: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '开始日期' }), '20261101');
    await userEvent.type(canvas.getByRole('textbox', { name: '结束日期' }), '2026年11月20日{Enter}');

    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-20' });
  },
};

export const ByPreset: Story = {
  play: async ({ canvas, args }) => {
    const preset = canvas.getByRole('button', { name: '近 7 天' });
    await userEvent.click(preset);

    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-11-14', end: '2026-11-20' });
    await expect(preset).toHaveAttribute('aria-pressed', 'true');
  },
};

export const TellsSwappedDays: Story = {
  args: { defaultValue: { start: '2026-11-20', end: '2026-11-01' } },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: '下单日期' });
    await expect(group).toHaveAccessibleDescription('结束日期不能早于开始日期');
    await userEvent.click(canvas.getByRole('button', { name: '对调两个日期' }));

    await expect(canvas.getByRole('textbox', { name: '开始日期' })).toHaveValue('2026-11-01');
    await expect(group).not.toHaveAccessibleDescription();
  },
};

export const Gallery: Story = {
  render: ({ presets, ...args }) => (
    <Stack>
      <DateRangeField {...args} presets={presets} defaultValue={{ start: '2026-11-14', end: '2026-11-20' }} />
      <DateRangeField {...args} label="保险期间" isRequired description="最早次日零时，最长一年" />
      <DateRangeField {...args} defaultValue={{ start: '2026-11-20', end: '2026-11-01' }} />
      <DateRangeField {...args} errorMessage="最多查询 12 个月" />
      <DateRangeField {...args} defaultValue={{ start: '2026-11-14', end: '2026-11-20' }} isDisabled />
    </Stack>
  ),
};

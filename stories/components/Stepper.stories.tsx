import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from '@tuanbao/library/components/Stepper';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Stepper',
  component: Stepper,
  args: {
    steps: [
      { id: 'scheme', title: '选择方案' },
      { id: 'roster', title: '导入名单' },
      { id: 'applicant', title: '填写投保人' },
      { id: 'confirm', title: '确认并支付' },
    ],
    value: 'applicant',
    onChange: fn(),
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesBack: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('填写投保人').closest('li')).toHaveAttribute('aria-current', 'step');
    await userEvent.click(canvas.getByRole('button', { name: /^已完成：\s*导入名单$/ }));

    await expect(args.onChange).toHaveBeenCalledWith('roster');
  },
};

/** The user has left a step that has a problem. The step isn't marked as done. */
export const WithProblem: Story = {
  args: {
    steps: [
      { id: 'scheme', title: '选择方案' },
      { id: 'roster', title: '导入名单', hasProblem: true },
      { id: 'applicant', title: '填写投保人', hasProblem: true },
      { id: 'confirm', title: '确认并支付' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^需要修改：\s*导入名单$/ })).toBeVisible();
    await expect(canvas.getByText('填写投保人').closest('li')).toHaveAttribute('data-state', 'current');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Stepper {...args} />
      <Stepper {...args} steps={WithProblem.args?.steps ?? args.steps} />
    </Stack>
  ),
};

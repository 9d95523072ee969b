import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { TextField } from '@tuanbao/library/components/TextField';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const jumpToRow = fn();

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: {
    items: [
      { message: '请输入企业名称', targetId: 'group-name' },
      { message: '第 35 行：身份证号码校验位不正确', onJump: jumpToRow },
      { message: '保费已变化，请重新确认' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const JumpsToTheField: Story = {
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <TextField id="group-name" label="企业名称" errorMessage="请输入企业名称" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '请输入企业名称' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '企业名称' })).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: /第 35 行/ }));
    await expect(jumpToRow).toHaveBeenCalled();
  },
};

export const Gallery: Story = {
  args: {
    limit: 5,
    items: Array.from({ length: 20 }, (_, index) => ({
      message: `第 ${index + 1} 行：被保人年龄不符合承保范围: 16-65岁`,
      onJump: fn(),
    })),
  },
};

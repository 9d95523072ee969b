import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '@tuanbao/library/components/Pagination';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 2, pageSize: 4, total: 39, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));

    await expect(args.onChange).toHaveBeenCalledWith(3);
  },
};

export const JumpToAPage: Story = {
  args: { page: 50, total: 4000 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: '跳至页码' });
    await userEvent.type(field, '2000{Enter}');
    await expect(field).toHaveAccessibleDescription('请填写 1 至 1,000 的页码');
    await userEvent.clear(field);
    await userEvent.type(field, '873{Enter}');

    await expect(args.onChange).toHaveBeenCalledWith(873);
  },
};

export const Empty: Story = { args: { page: 1, total: 0 } };

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Pagination {...args} aria-label="一页" page={1} total={3} />
      <Pagination {...args} aria-label="十页" page={2} total={39} />
      <Pagination {...args} aria-label="千页" page={50} total={4000} />
    </Stack>
  ),
};

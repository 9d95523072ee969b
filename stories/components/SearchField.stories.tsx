import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: '搜索职业', onChange: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clears: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: '搜索职业' });
    await userEvent.type(input, '会计');
    await expect(args.onChange).toHaveBeenLastCalledWith('会计');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));

    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <SearchField {...args} placeholder="职业名称、拼音或代码" />
      <SearchField {...args} defaultValue="电梯安装维修工" description="共 3 个职业" />
      <SearchField {...args} defaultValue="电" errorMessage="请至少输入两个字" />
      <SearchField {...args} defaultValue="电梯" isDisabled />
      <SearchField {...args} defaultValue="电梯" isReadOnly />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    'aria-label': '方案',
    items: [
      { id: 'first', title: '方案一', content: '12 人' },
      { id: 'second', title: '方案二', content: '35 人' },
      { id: 'third', title: '方案三', content: '未开放', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: '方案一' }).focus();
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onChange).toHaveBeenCalledWith('second');
    await expect(canvas.getByRole('tabpanel', { name: '方案二' })).toHaveTextContent('35 人');
  },
};

export const OnePanelForAll: Story = { args: { children: '这里是筛选后的订单列表' } };

export const Gallery: Story = {
  args: {
    items: Array.from({ length: 14 }, (_, index) => ({
      id: `${index}`,
      title: `生产车间及后勤人员方案 ${index + 1}`,
      content: `${index + 1} 人`,
    })),
  },
};

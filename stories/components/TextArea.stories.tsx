import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from '@tuanbao/library/components/TextArea';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: '特别约定', onChange: fn() },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '特别约定' }), '无');

    await expect(args.onChange).toHaveBeenLastCalledWith('无');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <TextArea {...args} description="将打印在保险单上" placeholder="没有可不填" />
      <TextArea {...args} value={'本保单扩展承保上下班途中。'.repeat(12)} errorMessage="不能超过 100 个字" />
      <TextArea {...args} value="无" isDisabled />
    </Stack>
  ),
};

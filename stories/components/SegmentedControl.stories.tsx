import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: '名单显示',
    options: [
      { value: 'all', label: '全部' },
      { value: 'wrong', label: '有问题' },
      { value: 'new', label: '新增' },
    ],
    defaultValue: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('有问题'));
    await expect(args.onChange).toHaveBeenCalledWith('wrong');
    await userEvent.keyboard('{ArrowRight}');

    await expect(args.onChange).toHaveBeenLastCalledWith('new');
    await expect(canvas.getByRole('radio', { name: '新增' })).toBeChecked();
  },
};

export const Gallery: Story = {
  render: ({ label, ...args }) => (
    <Stack>
      <SegmentedControl {...args} label={label} />
      <SegmentedControl {...args} aria-label="名单显示" defaultValue="new" />
      <SegmentedControl {...args} label={label} defaultValue="" isRequired errorMessage="请选择一种" />
      <SegmentedControl {...args} label={label} isDisabled />
      <SegmentedControl
        {...args}
        label="保险期间"
        defaultValue="12"
        options={[
          { value: '1', label: '1 个月' },
          { value: '3', label: '3 个月' },
          { value: '6', label: '6 个月', isDisabled: true },
          { value: '12', label: '1 年' },
          { value: 'project', label: '与工程合同工期一致' },
        ]}
      />
    </Stack>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: '我已阅读并同意《投保须知》', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '我已阅读并同意《投保须知》' }));

    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Indeterminate: Story = { args: { isIndeterminate: true, children: '全选' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Invalid: Story = {
  args: { errorMessage: '请先阅读并同意' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Checkbox {...args} description="共 12 条，约需 3 分钟" />
      <Checkbox {...args} defaultSelected />
      <Checkbox {...args} isIndeterminate />
      <Checkbox {...args} errorMessage="请先阅读并同意" />
      <Checkbox {...args} isDisabled />
      <Checkbox {...args} isDisabled defaultSelected />
      <Checkbox {...args} isReadOnly />
      <Checkbox {...args} isReadOnly defaultSelected />
      <Checkbox {...args}>{'本公司确认所提供的被保险人名单真实、完整，并已取得被保险人同意。'.repeat(4)}</Checkbox>
    </Stack>
  ),
};

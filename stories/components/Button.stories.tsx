import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tuanbao/library/components/Button';
import { expect, fn, userEvent } from 'storybook/test';

import { Row, Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: '下一步', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};

export const Primary: Story = { args: { variant: 'primary' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Pending: Story = {
  args: { variant: 'primary', isPending: true, children: '提交订单' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));

    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: '处理中' })).toBeVisible();
  },
};

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button {...args} key={variant} variant={variant} size={size}>
              {variant === 'danger' ? '删除方案' : '保存并继续填写投保人信息'}
            </Button>
          ))}
          <Button {...args} size={size} isDisabled>
            不可用
          </Button>
          <Button {...args} size={size} variant="primary" isPending>
            正在提交
          </Button>
        </Row>
      ))}
    </Stack>
  ),
};

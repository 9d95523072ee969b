import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkRouter } from '@tuanbao/library/components/Link';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/order-list', children: '查看订单' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const navigate = fn();

export const FollowedByTheRouter: Story = {
  render: (args) => (
    <LinkRouter navigate={navigate}>
      <Link {...args} />
    </LinkRouter>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '查看订单' }));

    await expect(navigate).toHaveBeenCalledWith('/order-list', undefined);
  },
};

export const External: Story = {
  args: { href: 'https://www.nfra.gov.cn', isExternal: true, children: '国家金融监督管理总局' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /国家金融监督管理总局.*（在新窗口打开）/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <Link {...args} />
      <Link {...args} isExternal>
        国家金融监督管理总局
      </Link>
      <Link {...args} isDisabled />
      <p>
        投保前请阅读
        <Link {...args} isExternal>
          《团体意外伤害保险（互联网专属）条款及被保险人个人信息处理授权书》
        </Link>
        。
      </p>
    </Stack>
  ),
};

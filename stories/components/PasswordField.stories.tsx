import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from '@tuanbao/library/components/PasswordField';
import { expect, fn, userEvent } from 'storybook/test';

import { Stack } from './Layout.styles.ts';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: '登录密码', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownOnRequest: Story = {
  args: { defaultValue: 'tuanbao-2026' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('登录密码');
    await expect(input).toHaveAttribute('type', 'password');
    const show = canvas.getByRole('button', { name: '显示密码' });
    await userEvent.click(show);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(show);

    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const Gallery: Story = {
  render: (args) => (
    <Stack>
      <PasswordField {...args} isRequired autoComplete="new-password" description="至少 12 位，可用中文词语" />
      <PasswordField {...args} defaultValue="tuanbao-2026" />
      <PasswordField {...args} defaultValue="tuanbao" errorMessage="密码不对，还可以再试 4 次" />
      <PasswordField {...args} defaultValue="tuanbao-2026" isDisabled />
      <PasswordField {...args} defaultValue="tuanbao-2026" isReadOnly />
    </Stack>
  ),
};

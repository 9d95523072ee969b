import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginDialog } from '@tuanbao/library/widgets/LoginDialog';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { chromaticOfAtlas } from './chromaticOfAtlas.ts';

const never = () => new Promise<void>(() => undefined);

const meta = {
  title: 'Atlas/Signing in',
  tags: ['!autodocs'],
  parameters: { chromatic: chromaticOfAtlas },
  component: LoginDialog,
  args: { isOpen: true, onOpenChange: fn(), onSendCode: fn(() => Promise.resolve()), onSignIn: fn(never) },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const mobile = () => screen.findByRole('textbox', { name: /手机号/ });

export const Empty: Story = {
  play: async () => {
    await expect(await mobile()).toBeVisible();
  },
};

export const NothingFilledIn: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '登录' }));
    await expect(screen.getByText('请输入注册手机号')).toBeVisible();
  },
};

export const WrongMobile: Story = {
  play: async () => {
    await userEvent.type(await mobile(), '12345');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect(await screen.findByText('请填写正确的手机号')).toBeVisible();
  },
};

export const SendingTheCode: Story = {
  args: { onSendCode: fn(never) },
  play: async () => {
    await userEvent.type(await mobile(), '13800000001');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

/** The countdown doesn't move, because the stories use a stopped clock. */
export const CodeSent: Story = {
  play: async () => {
    await userEvent.type(await mobile(), '13800000001');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));
    await expect(await screen.findByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
  },
};

export const SigningIn: Story = {
  play: async () => {
    await userEvent.type(await mobile(), '13800000001');
    await userEvent.type(screen.getByRole('textbox', { name: /短信验证码/ }), '123456{Enter}');
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

export const ExpiredAndRefused: Story = {
  args: { reason: 'expired', error: '验证码已失效，请重新获取' },
  play: async () => {
    await expect(await screen.findByText('验证码已失效，请重新获取')).toBeVisible();
  },
};

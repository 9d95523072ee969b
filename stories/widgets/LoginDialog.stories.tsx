import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginDialog } from '@tuanbao/library/widgets/LoginDialog';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Widgets/LoginDialog',
  component: LoginDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSendCode: fn(() => Promise.resolve()),
    onSignIn: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: /手机号/ }), '13800000001');
  await userEvent.type(screen.getByRole('textbox', { name: /短信验证码/ }), '123456');
};

export const SignsIn: Story = {
  play: async ({ args }) => {
    await fillIn();
    await userEvent.keyboard('{Enter}');

    await expect(args.onSignIn).toHaveBeenCalledWith({ mobile: '13800000001', code: '123456' });
  },
};

export const CodeSent: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: /手机号/ }), '13800000001');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));

    await expect(args.onSendCode).toHaveBeenCalledWith('13800000001');
    await expect(await screen.findByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /短信验证码/ })).toHaveFocus());
  },
};

export const NothingFilledIn: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '登录' }));

    await expect(screen.getByText('请输入注册手机号')).toBeVisible();
    await expect(screen.getByText('请输入验证码')).toBeVisible();
  },
};

export const Signing: Story = {
  args: { onSignIn: fn(() => new Promise<void>(() => undefined)) },
  play: async () => {
    await fillIn();
    await userEvent.keyboard('{Enter}');

    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

export const Refused: Story = { args: { error: '验证码错误，请重新输入' } };

export const SessionExpired: Story = { args: { reason: 'expired' } };

/** The dialog on the host of a partner. */
export const PartnerSystem: Story = {
  args: { onSignInWithPassword: fn(() => Promise.resolve()) },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: '密码登录' }));
    await userEvent.type(screen.getByRole('textbox', { name: /用户名/ }), 'demo');
    await userEvent.type(screen.getByLabelText(/^密码/, { selector: 'input[name=password]' }), 'tuanbao-demo{Enter}');

    await expect(args.onSignInWithPassword).toHaveBeenCalledWith({ userName: 'demo', password: 'tuanbao-demo' });
  },
};

export const Dark: Story = { args: { error: '验证码错误，请重新输入' }, globals: { scheme: 'dark' } };

export const English: Story = { globals: { locale: 'en-US' } };

export const Gallery: Story = { args: { reason: 'expired', error: '验证码已失效，请重新获取' } };

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginDialog, type LoginDialogProps } from '@tuanbao/library/widgets/LoginDialog';
import { act } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  // Runs the timers that wait for a frame. Otherwise they would still wait when the next test file opens a dialog.
  act(() => void vi.runOnlyPendingTimers());
  vi.useRealTimers();
});

function renderDialog(props: Partial<LoginDialogProps> = {}) {
  const onSendCode = vi.fn<LoginDialogProps['onSendCode']>(() => Promise.resolve());
  const onSignIn = vi.fn<LoginDialogProps['onSignIn']>(() => Promise.resolve());
  const onOpenChange = vi.fn<LoginDialogProps['onOpenChange']>();
  const view = (more: Partial<LoginDialogProps>) => (
    <I18nProvider locale="zh-CN">
      <LoginDialog isOpen {...{ onSendCode, onSignIn, onOpenChange }} {...more} />
    </I18nProvider>
  );
  const { rerender } = render(view(props));
  return {
    onSendCode,
    onSignIn,
    onOpenChange,
    rerender: (more: Partial<LoginDialogProps>) => rerender(view(more)),
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) }),
    mobile: screen.getByRole('textbox', { name: /手机号/ }),
    code: screen.getByRole('textbox', { name: /短信验证码/ }),
    signInButton: screen.getByRole('button', { name: '登录' }),
  };
}

it('starts in the mobile number and lets the keyboard offer the SMS code', () => {
  const { mobile, code } = renderDialog();

  expect(mobile).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
});

it.each([
  ['', '请输入注册手机号'],
  ['12345', '请填写正确的手机号'],
])('asks for no code with the mobile number "%s"', async (typed, message) => {
  const { user, mobile, onSendCode } = renderDialog();

  if (typed) await user.type(mobile, typed);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));

  expect(mobile).toHaveAccessibleDescription(message);
  expect(mobile).toHaveFocus();
  expect(onSendCode).not.toHaveBeenCalled();
});

it('sends a code to the bare number, moves on to the code and waits 60 seconds', async () => {
  const { user, mobile, code, onSendCode } = renderDialog();

  await user.type(mobile, '+86 138 0000 0001');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));

  expect(onSendCode).toHaveBeenCalledExactlyOnceWith('13800000001');
  expect(await screen.findByRole('button', { name: '60 秒后重新获取' })).toBeDisabled();
  expect(code).toHaveFocus();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(screen.getByRole('button', { name: /^(29|30) 秒后重新获取$/ })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(31_000));
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

it('allows a new request at once if no code could be sent', async () => {
  const { user, mobile } = renderDialog({ onSendCode: () => Promise.reject(new Error('refused')) });

  await user.type(mobile, '13800000001');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));

  expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
});

it('signs in with Enter', async () => {
  const { user, mobile, code, onSignIn } = renderDialog();

  await user.type(mobile, '13800000001');
  await user.type(code, ' １２３ ４５６{Enter}');

  expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ mobile: '13800000001', code: '123456' });
});

it('requests no other code while one is being sent', async () => {
  const { user, mobile, code, signInButton } = renderDialog();
  await user.type(mobile, '13800000001');
  await user.click(signInButton);
  expect(code).toHaveAccessibleDescription('请输入验证码');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));

  expect(await screen.findByText(/验证码已发送/)).toBeVisible();
  expect(code).not.toHaveAccessibleDescription('请输入验证码');
});

it('asks for the code before it signs in', async () => {
  const { user, mobile, code, signInButton, onSignIn } = renderDialog();

  await user.type(mobile, '13800000001');
  await user.click(signInButton);

  expect(code).toHaveAccessibleDescription('请输入验证码');
  expect(code).toHaveFocus();
  expect(onSignIn).not.toHaveBeenCalled();
});

it('does not send while a word is being composed', async () => {
  const { mobile } = renderDialog();

  const isAllowed = fireEvent.keyDown(mobile, { key: 'Enter', isComposing: true });

  expect(isAllowed).toBe(false);
});

it('keeps what was typed and says why when it is refused', async () => {
  const { user, mobile, code, signInButton, rerender } = renderDialog({
    onSignIn: () => Promise.reject(new Error('refused')),
  });

  await user.type(mobile, '13800000001');
  await user.type(code, '000000');
  await user.click(signInButton);
  rerender({ error: '验证码错误，请重新输入' });

  expect(screen.getByRole('alert')).toHaveTextContent('验证码错误，请重新输入');
  expect(mobile).toHaveValue('13800000001');
  expect(code).toHaveValue('000000');
});

it('signs in once for repeated Enter during the request', async () => {
  const onSignIn = vi.fn<LoginDialogProps['onSignIn']>(() => new Promise(() => undefined));
  const { user, mobile, code } = renderDialog({ onSignIn });

  await user.type(mobile, '13800000001');
  await user.type(code, '123456{Enter}{Enter}{Enter}');

  expect(onSignIn).toHaveBeenCalledOnce();
});

it('shows it above the password too', async () => {
  const { user } = renderDialog({ reason: 'expired', onSignInWithPassword: () => Promise.resolve() });
  await user.click(screen.getByRole('radio', { name: '密码登录' }));
  expect(screen.queryByRole('textbox', { name: /手机号/ })).toBeNull();
  expect(screen.getByText(/^登录已过期/)).toBeVisible();
});

it('shows that the work is kept when the session has expired', () => {
  renderDialog({ reason: 'expired' });

  expect(screen.getByText('登录已过期，请重新登录。您填写的内容都已保留。')).toBeVisible();
});

const passwordField = () => screen.getByLabelText(/^密码/, { selector: 'input[name=password]' });

it('offers users of the partner system the choice between code and password, under the name of that system', async () => {
  const onSignInWithPassword = vi.fn<NonNullable<LoginDialogProps['onSignInWithPassword']>>(() => Promise.resolve());
  const { user, onSignIn } = renderDialog({ onSignInWithPassword });
  expect(screen.getByRole('dialog', { name: '登录团险业务系统' })).toBeVisible();

  await user.click(screen.getByRole('radio', { name: '密码登录' }));
  await user.type(screen.getByRole('textbox', { name: /用户名/ }), ' demo ');
  await user.keyboard('{Enter}');
  expect(screen.getByText('请输入密码')).toBeVisible();
  expect(passwordField()).toHaveFocus();

  await user.keyboard('a secret{Enter}');
  expect(onSignInWithPassword).toHaveBeenCalledExactlyOnceWith({ userName: 'demo', password: 'a secret' });
  expect(onSignIn).not.toHaveBeenCalled();
});

it('shows the password on request, keeps it after a refusal, and does not show the refusal for another way to sign in', async () => {
  const onSignInWithPassword = vi.fn<NonNullable<LoginDialogProps['onSignInWithPassword']>>(() =>
    Promise.reject(new Error('refused')),
  );
  const { user, rerender } = renderDialog({ onSignInWithPassword });
  await user.click(screen.getByRole('radio', { name: '密码登录' }));
  await user.type(screen.getByRole('textbox', { name: /用户名/ }), 'demo');
  await user.type(passwordField(), 'wrong{Enter}');
  rerender({ onSignInWithPassword, error: '用户名或密码错误' });

  expect(screen.getByText('用户名或密码错误')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /显示密码/ }));
  expect(passwordField()).toHaveValue('wrong');
  expect(passwordField()).toHaveAttribute('type', 'text');

  await user.click(screen.getByRole('radio', { name: '短信验证码登录' }));
  expect(screen.queryByText('用户名或密码错误')).toBeNull();
});

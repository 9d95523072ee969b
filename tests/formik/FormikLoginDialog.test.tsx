import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyLoginEntry, type LoginEntry, normaliseLogin } from '@tuanbao/library/domain/user/login';
import { FormikLoginDialog } from '@tuanbao/library/formik/FormikLoginDialog';
import { Formik } from 'formik';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, it, vi } from 'vitest';

function renderDialog(signIn: (entry: LoginEntry) => Promise<void>) {
  const onSignIn = vi.fn<(entry: LoginEntry) => Promise<void>>(signIn);
  render(
    <I18nProvider locale="zh-CN">
      <Formik
        initialValues={{ entry: emptyLoginEntry }}
        onSubmit={({ entry }: { readonly entry: LoginEntry }) => onSignIn(normaliseLogin(entry))}
      >
        <FormikLoginDialog
          name="entry"
          isOpen
          hasPasswords
          onOpenChange={() => undefined}
          onSendCode={async () => undefined}
        />
      </Formik>
    </I18nProvider>,
  );
  return { user: userEvent.setup(), onSignIn };
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });

it("signs in by Formik's submit, when both fields are valid", async () => {
  const { user, onSignIn } = renderDialog(async () => undefined);
  await user.type(field(/手机号/), '138 0000 0001{Enter}');
  expect(field(/短信验证码/)).toHaveAccessibleDescription('请输入验证码');
  expect(field(/短信验证码/)).toHaveFocus();
  expect(onSignIn).not.toHaveBeenCalled();

  await user.keyboard('123456{Enter}');

  await waitFor(() => expect(field(/短信验证码/)).toHaveValue(''));
  expect(onSignIn).toHaveBeenCalledExactlyOnceWith({ ...emptyLoginEntry, mobile: '13800000001', code: '123456' });
  expect(field(/手机号/)).toHaveValue('138 0000 0001');
});

it('keeps the input of a refused submit, and the way in which it was entered', async () => {
  const { user, onSignIn } = renderDialog(() => Promise.reject(new Error('refused')));
  await user.click(screen.getByRole('radio', { name: '密码登录' }));
  await user.type(field(/用户名/), 'demo');
  await user.type(screen.getByLabelText(/^密码/, { selector: 'input[name=password]' }), 'wrong{Enter}');

  await waitFor(() => expect(onSignIn).toHaveBeenCalledOnce());
  expect(onSignIn.mock.lastCall?.[0]).toMatchObject({ way: 'password', userName: 'demo', password: 'wrong' });
  const password = screen.getByLabelText(/^密码/, { selector: 'input[name=password]' });
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveValue('wrong');
});

import { cleanup, render, screen } from '@testing-library/react';
import { PasswordField } from '@tuanbao/library/components/PasswordField';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

it('shows the password by keyboard and hides it when the form is sent', async () => {
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField label="登录密码" name="password" />
    </form>,
  );
  const field = screen.getByLabelText('登录密码');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.tab();
  await userEvent.keyboard('Bao-2026{Tab} ');
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('Bao-2026');

  field.focus();
  await userEvent.keyboard('{Enter}');
  expect(field).toHaveAttribute('type', 'password');
});

import { PasswordField } from '@tuanbao/library/components/PasswordField';
import { type ReactElement, useState } from 'react';

export function Example(): ReactElement {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="新密码"
      description="至少 12 位，可以是一句话"
      autoComplete="new-password"
      minLength={12}
      value={password}
      onChange={setPassword}
    />
  );
}

import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    signedIn: '登录成功',
    signedOut: '退出成功',
    signIn: '登录',
    signOut: '退出登录',
  },
  {
    signedIn: 'Login successful',
    signedOut: 'Logout successful',
    signIn: 'Sign in',
    signOut: 'Sign out',
  },
);

import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    signedIn: '登录成功',
    signedOut: '退出成功',
    signIn: '登录',
    signOut: '退出登录',
    customerView: '客户视图：仅显示客户可见的内容',
    leaveCustomerView: '退出客户视图',
    switchCustomerView: '客户视图',
  },
  {
    signedIn: 'Login successful',
    signedOut: 'Logout successful',
    signIn: 'Sign in',
    signOut: 'Sign out',
    customerView: 'Customer view: shows only what a customer may see',
    leaveCustomerView: 'Leave customer view',
    switchCustomerView: 'Customer view',
  },
);

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
    qualification: '投保资格',
    prompt: {
      joinOrRealName: '加入平台或完成实名认证后即可投保。',
      realName: '完成实名认证后即可投保。',
      realNameForProduct: '本产品需完成实名认证后方可投保。',
    },
    promptRest: '在此之前可以浏览产品、报价和保存草稿，已填写的内容不会丢失。',
    checkAgain: '已完成，重新检查',
  },
  {
    signedIn: 'Login successful',
    signedOut: 'Logout successful',
    signIn: 'Sign in',
    signOut: 'Sign out',
    customerView: 'Customer view: shows only what a customer may see',
    leaveCustomerView: 'Leave customer view',
    switchCustomerView: 'Customer view',
    qualification: 'Leave to insure',
    prompt: {
      joinOrRealName: 'Join the platform or complete real-name authentication to unlock insuring.',
      realName: 'Complete real-name authentication to unlock insuring.',
      realNameForProduct: 'This product asks for real-name authentication before it can be insured.',
    },
    promptRest: 'Until then you can browse, quote and save drafts; nothing that you fill in is lost.',
    checkAgain: 'Done, check again',
  },
);

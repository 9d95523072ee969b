import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    skip: '跳到正文',
    menu: '菜单',
    openMenu: '打开菜单',
    signOut: '退出登录',
    signedOut: '已退出登录',
    signOutFailed: '退出登录失败，您仍处于登录状态，请重试',
    loading: '正在处理',
    language: 'EN',
    languageSpoken: 'EN English',
  },
  {
    skip: 'Skip to the content',
    menu: 'Menu',
    openMenu: 'Open the menu',
    signOut: 'Sign out',
    signedOut: 'You have signed out',
    signOutFailed: 'Signing out failed, and you are still signed in. Try again',
    loading: 'Processing',
    language: '中文',
    languageSpoken: '中文',
  },
);

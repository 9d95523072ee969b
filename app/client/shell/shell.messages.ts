import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    tagline: '团体保险业务平台',
    loading: '正在处理',
    skip: '跳到正文',
    menu: '主菜单',
    openMenu: '打开菜单',
    user: '当前用户',
    broker: '保险经纪人',
    signedOutTitle: '请先登录',
    signedOutText: '登录后将打开您要访问的页面。',
    closeNotice: '知道了',
    /** Short label of the language button, because the header has little room on a phone. */
    otherLanguageShort: 'EN',
    /** Text of the language button for screen readers: the visible label, then its meaning. */
    otherLanguageSpoken: 'EN English',
    copyright: (year: string) => `© ${year} 团保`,
    licence: (number: string) => `经营保险经纪业务许可证：${number}`,
  },
  {
    tagline: 'Group insurance workbench',
    loading: 'Working',
    skip: 'Skip to content',
    menu: 'Main menu',
    openMenu: 'Open menu',
    user: 'Signed in as',
    broker: 'Broker',
    signedOutTitle: 'Sign in to continue',
    signedOutText: 'The page that you want opens after you sign in.',
    closeNotice: 'Got it',
    otherLanguageShort: '中文',
    otherLanguageSpoken: '中文',
    copyright: (year: string) => `© ${year} Tuanbao`,
    licence: (number: string) => `Insurance brokerage licence: ${number}`,
  },
);

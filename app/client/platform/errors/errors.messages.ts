import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    busy: '系统繁忙，请稍后重试',
    notFound: '未找到相关内容',
    notSignedIn: '请先登录',
    retry: '重试',
    alert: '提示',
    noted: '知道了',
    offline: '网络已断开',
    offlineText: '已填写的内容会保留，网络恢复后自动继续。',
    offlinePage: '网络已断开，恢复后自动加载',
    notFoundTitle: '页面不存在',
    notFoundText: '地址可能有误，或页面已被移走。',
    toProducts: '返回产品列表',
  },
  {
    busy: 'The system is busy. Try again later',
    notFound: 'Not found',
    notSignedIn: 'Sign in first',
    retry: 'Try again',
    alert: 'Please note',
    noted: 'Got it',
    offline: 'You are offline',
    offlineText: 'What you entered is kept and continues automatically once you are back online.',
    offlinePage: 'You are offline. This loads automatically once you are back online',
    notFoundTitle: 'Page not found',
    notFoundText: 'The address may be wrong, or the page has moved.',
    toProducts: 'Back to the products',
  },
);

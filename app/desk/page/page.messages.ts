import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    brand: '团保运营台',
    loading: '正在加载',
    failedTitle: '页面出错',
    failedText: '请重试；如仍出错，请刷新页面。',
    retry: '重试',
    notFound: '没有这个页面',
    notFoundText: '链接可能有误，或您的角色无权查看。',
    toWork: '返回工作台',
  },
  {
    brand: 'Tuanbao desk',
    loading: 'Loading',
    failedTitle: 'Something went wrong on this page',
    failedText: 'Try again. If it fails again, reload the page.',
    retry: 'Try again',
    notFound: 'Page not found',
    notFoundText: 'The link may be wrong, or your roles don’t allow you to see this page.',
    toWork: 'Back to the overview',
  },
);

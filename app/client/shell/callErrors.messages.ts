import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    busy: '系统繁忙，请稍后重试',
    notFound: '没有找到您要的内容',
    notSignedIn: '请先登录',
    retry: '重试',
  },
  {
    busy: 'The system is busy, please try again later',
    notFound: 'Nothing was found here',
    notSignedIn: 'Please sign in',
    retry: 'Try again',
  },
);

import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    brand: '团保',
    partnerBrand: '团险业务系统',
    failedTitle: '页面出错',
    failedText: '您填写的内容已保存在草稿中。请重试；如仍出错，请刷新页面。',
    retry: '重试',
  },
  {
    brand: 'Tuanbao',
    partnerBrand: 'Group business system',
    failedTitle: 'Something went wrong on this page',
    failedText: 'What you entered is kept in the draft. Try again. If it fails again, reload the page.',
    retry: 'Try again',
  },
);

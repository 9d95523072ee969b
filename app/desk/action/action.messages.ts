import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    reason: '操作原因',
    reasonHint: '将记入操作记录，请勿填写个人信息',
    reasonShort: '请填写操作原因，至少 4 个字符',
    cancel: '取消',
  },
  {
    reason: 'Reason',
    reasonHint: 'The reason is recorded. Don’t enter personal data',
    reasonShort: 'Enter a reason of at least 4 characters',
    cancel: 'Cancel',
  },
);

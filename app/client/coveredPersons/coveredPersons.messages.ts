import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    unknown: '暂时无法核对人员是否已有保障，不影响继续填写和提交。',
    retry: '重新核对',
  },
  {
    unknown: 'Whether persons are covered already cannot be told at present; you can go on writing and submit.',
    retry: 'Check again',
  },
);

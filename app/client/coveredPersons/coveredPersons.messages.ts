import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    unknown: '暂时无法核对人员是否已有保障，不影响继续填写和提交。',
    retry: '重新核对',
  },
  {
    unknown: 'Existing cover can’t be checked at the moment. You can continue and submit.',
    retry: 'Check again',
  },
);

import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { rewards: '已获奖励', title: '奖励进度' },
  { rewards: 'Rewards', title: 'Rewards so far' },
);

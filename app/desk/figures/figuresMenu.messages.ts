import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { group: '统计', figures: '经营统计' },
  { group: 'Figures', figures: 'Business figures' },
);

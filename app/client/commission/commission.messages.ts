import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    commission: '推广费',
    expected: '预计推广费',
    share: (percent: string) => `保费的 ${percent}%`,
    atShare: (percent: string) => `（${percent}%）`,
  },
  {
    commission: 'Commission',
    expected: 'Commission about',
    share: (percent: string) => `${percent}% of the premium`,
    atShare: (percent: string) => ` (${percent}%)`,
  },
);

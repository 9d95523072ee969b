import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    commission: '推广费',
    expected: '预计推广费',
    proPrice: '专业价',
    share: (percent: string) => `保费的 ${percent}%`,
    rewards: '进行中的奖励',
    reward: (name: string, until: string) => `${name}，截至 ${until}`,
    atShare: (percent: string) => `（${percent}%）`,
  },
  {
    commission: 'Commission',
    expected: 'Estimated commission',
    proPrice: 'Professional price',
    share: (percent: string) => `${percent}% of the premium`,
    rewards: 'Current rewards',
    reward: (name: string, until: string) => `${name}, until ${until}`,
    atShare: (percent: string) => ` (${percent}%)`,
  },
);

import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface EarnedRewardsMessages {
  readonly total: string;
  readonly list: string;
  readonly policies: (count: number) => string;
  readonly ofTarget: (reached: string, target: string) => string;
  readonly earned: string;
  readonly lacking: (amount: string) => string;
  readonly highest: string;
}

export const messages: MessagePack<EarnedRewardsMessages> = messagePack<EarnedRewardsMessages>(
  {
    total: '已获奖励合计',
    list: '进行中的奖励',
    policies: (count) => counted`${count} 单`,
    ofTarget: (reached, target) => `${reached} / ${target}`,
    earned: '已获',
    lacking: (amount) => `距下一档还差 ${amount}`,
    highest: '已达最高档',
  },
  {
    total: 'Total earned',
    list: 'Current rewards',
    policies: (count) => counted`${count} ${count === 1 ? 'policy' : 'policies'}`,
    ofTarget: (reached, target) => `${reached} of ${target}`,
    earned: 'Earned',
    lacking: (amount) => `${amount} to the next tier`,
    highest: 'Highest tier reached',
  },
);

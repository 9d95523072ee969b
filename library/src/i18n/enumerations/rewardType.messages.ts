import type { RewardType } from '../../domain/enumeration/rewardType.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<RewardType, string>>;

/** Names of the kinds of rewards that agents can get. */
export const rewardTypeMessages: MessagePack<Labels> = messagePack<Labels>(
  {
    cumulativeCount: '累计单数',
    cumulativePremium: '累计保费',
    firstOrder: '新人首单',
    tiered: '阶梯奖励',
    appointment: '预约奖励',
    limitedTime: '限时奖励',
  },
  {
    cumulativeCount: 'Cumulative policies',
    cumulativePremium: 'Cumulative premium',
    firstOrder: 'First order of new agent',
    tiered: 'Tiered',
    appointment: 'Appointment',
    limitedTime: 'Time-limited',
  },
);

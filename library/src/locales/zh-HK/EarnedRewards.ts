import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/EarnedRewards/EarnedRewards.messages.ts';

export const earnedRewards: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    total: '已獲獎勵合計',
    list: '進行中的獎勵',
    policies: (count) => counted`${count} 份保單`,
    ofTarget: (reached, target) => `${reached} / ${target}`,
    earned: '已獲',
    lacking: (amount) => `距下一級尚差 ${amount}`,
    highest: '已達最高級',
  },
});

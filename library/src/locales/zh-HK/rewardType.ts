import { rewardTypeMessages } from '../../i18n/enumerations/rewardType.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const rewardType: ReplacedMessages = replaceMessages(rewardTypeMessages, {
  'zh-HK': {
    cumulativeCount: '累計單數',
    cumulativePremium: '累計保費',
    firstOrder: '新人首單',
    tiered: '階梯獎勵',
    appointment: '預約獎勵',
    limitedTime: '限時獎勵',
  },
});

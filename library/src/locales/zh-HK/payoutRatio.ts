import { payoutRatioMessages } from '../../i18n/enumerations/payoutRatio.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const payoutRatio: ReplacedMessages = replaceMessages(payoutRatioMessages, {
  'zh-HK': { payout100: '賠付 100%', payout90: '賠付 90%', payout80: '賠付 80%' },
});

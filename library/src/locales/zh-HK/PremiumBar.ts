import { formatCount } from '../../i18n/counted.ts';
import { isReduction, tenthsOf } from '../../i18n/discountWords.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { messages } from '../../widgets/PremiumBar/PremiumBar.messages.ts';

const zhe = (discount: string) => (isReduction(discount) ? `${tenthsOf(discount)} 折` : '無');

export const premiumBar: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    label: '保費',
    total: '總保費',
    incomplete: '完善方案後顯示保費',
    heads: (heads) => `共 ${formatCount(heads)} 人`,
    average: '人均',
    reached: (discount) => `已享 ${zhe(discount)}`,
    next: (personsToGo, discount) => `再加 ${formatCount(personsToGo)} 人可享 ${zhe(discount)}`,
    showReceipt: '查看明細',
    hideReceipt: '收起明細',
    dearer: '較上次增加',
    cheaper: '較上次減少',
    proceed: '下一步',
  },
});

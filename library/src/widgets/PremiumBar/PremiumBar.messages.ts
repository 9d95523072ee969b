import { formatCount } from '../../i18n/counted.ts';
import { isReduction, percentSavedBy, tenthsOf } from '../../i18n/discountWords.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface PremiumBarMessages {
  readonly label: string;
  readonly total: string;
  readonly incomplete: string;
  readonly heads: (heads: number) => string;
  readonly average: string;
  readonly reached: (discount: string) => string;
  readonly next: (personsToGo: number, discount: string) => string;
  readonly showReceipt: string;
  readonly hideReceipt: string;
  readonly dearer: string;
  readonly cheaper: string;
  readonly proceed: string;
}

const zhe = (discount: string) => (isReduction(discount) ? `${tenthsOf(discount)} 折` : '无');
const saved = (discount: string) => (isReduction(discount) ? `${percentSavedBy(discount)}% off` : 'none');

export const messages: MessagePack<PremiumBarMessages> = messagePack<PremiumBarMessages>(
  {
    label: '保费',
    total: '总保费',
    incomplete: '完善方案后显示保费',
    heads: (heads) => `共 ${formatCount(heads)} 人`,
    average: '人均',
    reached: (discount) => `已享 ${zhe(discount)}`,
    next: (personsToGo, discount) => `再加 ${formatCount(personsToGo)} 人可享 ${zhe(discount)}`,
    showReceipt: '查看明细',
    hideReceipt: '收起明细',
    dearer: '较上次增加',
    cheaper: '较上次减少',
    proceed: '下一步',
  },
  {
    label: 'Premium',
    total: 'Total premium',
    incomplete: 'Complete the schemes to see the premium',
    heads: (heads) => (heads === 1 ? '1 person' : `${formatCount(heads)} persons`),
    average: 'average per person',
    reached: (discount) => saved(discount),
    next: (personsToGo, discount) => `${formatCount(personsToGo)} more for ${saved(discount)}`,
    showReceipt: 'Show details',
    hideReceipt: 'Hide details',
    dearer: 'Up since the last price by',
    cheaper: 'Down since the last price by',
    proceed: 'Next',
  },
);

import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface CheckboxGroupMessages {
  readonly all: string;
  readonly tooFew: (minCount: number) => string;
  readonly atMost: (count: number, maxCount: number) => string;
}

export const messages: MessagePack<CheckboxGroupMessages> = messagePack<CheckboxGroupMessages>(
  {
    all: '全选',
    tooFew: (minCount) => counted`请至少选择 ${minCount} 项`,
    atMost: (count, maxCount) => counted`已选 ${count} 项，最多 ${maxCount} 项`,
  },
  {
    all: 'All',
    tooFew: (minCount) => counted`Choose at least ${minCount}`,
    atMost: (count, maxCount) => counted`${count} chosen, at most ${maxCount}`,
  },
);

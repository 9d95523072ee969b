import { counted } from '../../i18n/counted.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';

export interface NumberFieldMessages {
  readonly increase: string;
  readonly decrease: string;
  readonly notANumber: string;
  readonly notWhole: string;
  readonly tooManyDecimals: (digits: number) => string;
}

export const messages: MessagePack<NumberFieldMessages> = {
  'zh-CN': {
    increase: '增加',
    decrease: '减少',
    notANumber: '请填写数字',
    notWhole: '请填写整数',
    tooManyDecimals: (digits) => counted`最多 ${digits} 位小数`,
  },
  'en-US': {
    increase: 'Increase',
    decrease: 'Decrease',
    notANumber: 'Enter a number',
    notWhole: 'Enter a whole number',
    tooManyDecimals: (digits) => counted`No more than ${digits} ${digits === 1 ? 'decimal' : 'decimals'}`,
  },
};

import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface DateRangeFieldMessages {
  readonly start: string;
  readonly end: string;
  readonly to: string;
  readonly presets: string;
  readonly swapped: string;
  readonly exchange: string;
}

export const messages: MessagePack<DateRangeFieldMessages> = messagePack<DateRangeFieldMessages>(
  {
    start: '开始日期',
    end: '结束日期',
    to: '至',
    presets: '常用时段',
    swapped: '结束日期不能早于开始日期',
    exchange: '对调两个日期',
  },
  {
    start: 'Start date',
    end: 'End date',
    to: 'to',
    presets: 'Common periods',
    swapped: 'The end date is before the start date',
    exchange: 'Swap the dates',
  },
);

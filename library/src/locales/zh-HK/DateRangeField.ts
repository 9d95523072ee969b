import { messages } from '../../components/DateRangeField/DateRangeField.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const dateRangeField: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    start: '開始日期',
    end: '結束日期',
    to: '至',
    presets: '常用時段',
    swapped: '結束日期不能早於開始日期',
    exchange: '對調兩個日期',
  },
});

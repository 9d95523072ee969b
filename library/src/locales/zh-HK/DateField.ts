import { messages } from '../../components/DateField/DateField.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const dateField: ReplacedMessages = replaceMessages(messages, {
  'zh-HK': {
    openCalendar: '開啟日曆',
    calendar: '選擇日期',
    noCalendar: '日曆暫時無法打開，請直接填寫日期',
    notADay: '請填寫正確的日期，例如 1990-03-07',
    shortYear: '請填寫四位年份，例如 1990-03-07',
    tooEarly: (minValue) => `不能早於 ${minValue}`,
    tooLate: (maxValue) => `不能晚於 ${maxValue}`,
    unavailable: '這一天不可選，請選擇其他日期',
  },
});

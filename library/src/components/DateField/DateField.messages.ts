import type { MessagePack } from '../../i18n/messagePack.ts';

export interface DateFieldMessages {
  readonly openCalendar: string;
  readonly calendar: string;
  readonly noCalendar: string;
  readonly notADay: string;
  readonly shortYear: string;
  readonly tooEarly: (minValue: string) => string;
  readonly tooLate: (maxValue: string) => string;
  readonly unavailable: string;
}

export const messages: MessagePack<DateFieldMessages> = {
  'zh-CN': {
    openCalendar: '打开日历',
    calendar: '选择日期',
    noCalendar: '日历暂时无法打开，请直接填写日期',
    notADay: '请填写正确的日期，例如 1990-03-07',
    shortYear: '请填写四位年份，例如 1990-03-07',
    tooEarly: (minValue) => `不能早于 ${minValue}`,
    tooLate: (maxValue) => `不能晚于 ${maxValue}`,
    unavailable: '这一天不可选，请选择其他日期',
  },
  'en-US': {
    openCalendar: 'Open calendar',
    calendar: 'Choose a date',
    noCalendar: 'The calendar can’t be opened now. Enter the date',
    notADay: 'Enter a valid date, for example 1990-03-07',
    shortYear: 'Enter the year in four digits, for example 1990-03-07',
    tooEarly: (minValue) => `Not before ${minValue}`,
    tooLate: (maxValue) => `Not after ${maxValue}`,
    unavailable: 'This date isn’t available. Choose another',
  },
};

import type { AnatomyPart } from '../manual.ts';

const opener = 'button[aria-expanded]';

/** The parts of a field for a day. */
export const anatomy: readonly AnatomyPart[] = [
  {
    name: 'Label',
    chinese: '标签',
    find: 'label',
    does: 'Names the field',
    doesInChinese: '字段的名称',
  },
  {
    name: 'Input',
    chinese: '输入框',
    find: 'input[type=text]',
    does: 'Takes a day as people write it, and writes it as `YYYY-MM-DD`',
    doesInChinese: '接收常见写法的日期，写成 `YYYY-MM-DD`',
  },
  {
    name: 'Calendar button',
    chinese: '日历按钮',
    find: opener,
    does: 'Opens the calendar',
    doesInChinese: '打开日历',
  },
  {
    name: 'Calendar',
    chinese: '日历',
    find: '[role=dialog] [role=grid]',
    does: 'Offers the days between the first and the last day that is allowed',
    doesInChinese: '提供允许范围内的日期',
    shownBy: opener,
  },
];

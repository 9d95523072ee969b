import type { AnatomyPart } from '../manual.ts';

/** The parts of a table of data. */
export const anatomy: readonly AnatomyPart[] = [
  {
    name: 'Selection bar',
    chinese: '选择栏',
    find: 'span[role=status]',
    does: 'Says how many rows are selected, and holds actions for them',
    doesInChinese: '显示已选行数和可用操作',
  },
  {
    name: 'Caption',
    chinese: '表名',
    find: 'caption',
    does: 'Names the table; it can be hidden from sight',
    doesInChinese: '表格的名称；可以不显示',
  },
  {
    name: 'Column header',
    chinese: '列标题',
    find: 'thead th[aria-sort]',
    does: 'Has a button if the column can be sorted; `aria-sort` says how it is sorted',
    doesInChinese: '可排序的列有按钮；`aria-sort` 表示排序方式',
  },
  {
    name: 'Checkbox of a row',
    chinese: '行复选框',
    find: 'tbody [data-part=tick]',
    does: 'Selects the row',
    doesInChinese: '选中该行',
  },
  {
    name: 'Row header',
    chinese: '行标题',
    find: 'tbody th',
    does: 'Names the row for screen readers',
    doesInChinese: '供读屏软件识别该行',
  },
  {
    name: 'Cell',
    chinese: '单元格',
    find: 'tbody td[data-label]',
    does: 'Shows a fact; in narrow containers rows become cards and `data-label` is its caption',
    doesInChinese: '显示一项内容；容器较窄时行变成卡片，`data-label` 为其标题',
  },
];

import type { AnatomyPart } from '../manual.ts';

const wrongCell = '[role=gridcell][aria-invalid=true]';

/** The parts of the table of persons. */
export const anatomy: readonly AnatomyPart[] = [
  {
    name: 'Toolbar',
    chinese: '工具栏',
    find: '[role=group]',
    does: 'Holds filter, next problem, mask, add, remove, undo and redo',
    doesInChinese: '筛选、下一个问题、遮盖个人信息、添加、删除、撤销和重做',
  },
  {
    name: 'Count',
    chinese: '人数和问题数',
    find: '[data-part=count]',
    does: 'Says how many persons there are and how many problems they have',
    doesInChinese: '显示人数和问题数',
  },
  {
    name: 'Grid',
    chinese: '表格',
    find: '[role=grid]',
    does: 'Takes keys, blocks of cells and the clipboard as a spreadsheet does; `aria-rowcount` is the number of persons and one',
    doesInChinese: '像电子表格一样支持按键、单元格区域和剪贴板；`aria-rowcount` 为人数加一',
  },
  {
    name: 'Column header',
    chinese: '列标题',
    find: '[role=columnheader] button',
    does: 'Sorts the rows: ascending, descending, order of the roster',
    doesInChinese: '对行排序：升序、降序、清单原有顺序',
  },
  {
    name: 'Select all',
    chinese: '全选',
    find: '[role=columnheader] input[type=checkbox]',
    does: 'Selects all visible rows',
    doesInChinese: '选中所有显示的行',
  },
  {
    name: 'Row',
    chinese: '行',
    find: '[role=row][aria-rowindex="2"]',
    does: 'Is a person; `aria-rowindex` counts from 2, because the head is 1',
    doesInChinese: '一名人员；`aria-rowindex` 从 2 开始，表头是 1',
  },
  {
    name: 'Cell with a problem',
    chinese: '有问题的单元格',
    find: wrongCell,
    does: 'Is marked, and has `aria-invalid`',
    doesInChinese: '有标记，并带有 `aria-invalid`',
  },
  {
    name: 'Reason',
    chinese: '原因',
    find: '[data-part=reason]',
    does: 'Says what is wrong with the active cell and offers corrections',
    doesInChinese: '说明当前单元格的问题，并提供更正',
    shownBy: wrongCell,
  },
  {
    name: 'Message line',
    chinese: '提示行',
    find: '[data-part=problem]',
    does: 'Shows the problem of the active cell, or how the table is used',
    doesInChinese: '显示当前单元格的问题，或表格的用法',
  },
  {
    name: 'Announcement',
    chinese: '播报',
    find: '[role=status]',
    does: 'Says what an action has done: sorted, pasted, undone',
    doesInChinese: '说明操作的结果：已排序、已粘贴、已撤销',
  },
  {
    name: 'Keys',
    chinese: '快捷键',
    find: '[data-part=keys]',
    does: 'Lists all keys',
    doesInChinese: '列出所有按键',
  },
];

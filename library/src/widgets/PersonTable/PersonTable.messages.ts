import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface PersonTableMessages {
  readonly label: string;
  readonly actions: string;
  readonly choose: string;
  readonly operation: string;
  readonly chooseRow: (row: number) => string;
  readonly removeRow: (row: number) => string;
  readonly remove: string;
  readonly total: (persons: number) => string;
  readonly problems: (errors: number, rows: number) => string;
  readonly noProblems: string;
  readonly onlyProblems: (rows: number) => string;
  readonly nextProblem: string;
  readonly add: string;
  readonly removeChosen: (rows: number) => string;
  readonly moveChosen: string;
  readonly moveTo: string;
  readonly undo: string;
  readonly redo: string;
  readonly empty: string;
  readonly emptyFiltered: string;
  readonly scheme: (name: string, persons: number) => string;
  readonly occupationClass: (occupationClass: number, persons: number) => string;
  readonly unclassed: (persons: number) => string;
  readonly withoutScheme: string;
  readonly place: (row: number, column: string) => string;
  readonly sameAsRow: (row: number) => string;
  readonly hint: string;
}

const zhCN: PersonTableMessages = {
  label: '被保人清单',
  actions: '清单操作',
  choose: '选择',
  operation: '操作',
  chooseRow: (row) => `选择第 ${row} 行`,
  removeRow: (row) => `删除第 ${row} 行`,
  remove: '删除',
  total: (persons) => `共 ${persons} 人`,
  problems: (errors, rows) => `${rows} 人有 ${errors} 处问题`,
  noProblems: '没有问题',
  onlyProblems: (rows) => `只看问题（${rows}）`,
  nextProblem: '下一个问题',
  add: '添加一行',
  removeChosen: (rows) => `删除所选（${rows}）`,
  moveChosen: '移到方案',
  moveTo: '移到…',
  undo: '撤销',
  redo: '重做',
  empty: '还没有被保人。可以添加一行，或从 Excel 导入',
  emptyFiltered: '没有有问题的被保人',
  scheme: (name, persons) => `${name}：${persons} 人`,
  occupationClass: (occupationClass, persons) => `${occupationClass} 类 ${persons} 人`,
  unclassed: (persons) => `类别未知 ${persons} 人`,
  withoutScheme: '未分配方案',
  place: (row, column) => `第 ${row} 行 ${column}`,
  sameAsRow: (row) => `与第 ${row} 行相同`,
  hint: '按回车或 F2 编辑，方向键移动，Ctrl+Z 撤销',
};

const enUS: PersonTableMessages = {
  label: 'Insured persons',
  actions: 'List actions',
  choose: 'Choose',
  operation: 'Action',
  chooseRow: (row) => `Choose row ${row}`,
  removeRow: (row) => `Remove row ${row}`,
  remove: 'Remove',
  total: (persons) => `${persons} persons`,
  problems: (errors, rows) => `${errors} problems with ${rows} persons`,
  noProblems: 'No problems',
  onlyProblems: (rows) => `Problems only (${rows})`,
  nextProblem: 'Next problem',
  add: 'Add a row',
  removeChosen: (rows) => `Remove chosen (${rows})`,
  moveChosen: 'Move to scheme',
  moveTo: 'Move to…',
  undo: 'Undo',
  redo: 'Redo',
  empty: 'No insured persons yet. Add a row, or import them from Excel',
  emptyFiltered: 'No persons with problems',
  scheme: (name, persons) => `${name}: ${persons} persons`,
  occupationClass: (occupationClass, persons) => `class ${occupationClass}: ${persons}`,
  unclassed: (persons) => `unknown class: ${persons}`,
  withoutScheme: 'No scheme',
  place: (row, column) => `Row ${row}, ${column}`,
  sameAsRow: (row) => `the same as row ${row}`,
  hint: 'Enter or F2 edits, arrow keys move, Ctrl+Z takes back',
};

/** The words of the table itself; those of its cells and problems have packs of their own. */
export const messages: MessagePack<PersonTableMessages> = messagePack(zhCN, enUS);

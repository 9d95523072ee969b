import type { SortDirection } from '../../domain/roster/sortedKeys.ts';
import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';
import { announcementsInChinese, announcementsInEnglish, type PersonTableAnnouncements } from './announcements.ts';
import type { ColumnWidths } from './personColumns.ts';

export interface PersonTableMessages extends PersonTableAnnouncements {
  readonly label: string;
  readonly actions: string;
  readonly choose: string;
  readonly operation: string;
  readonly chooseRow: (row: number) => string;
  readonly removeRow: (row: number) => string;
  readonly remove: string;
  readonly total: (persons: number) => string;
  readonly problems: (errors: number, rows: number) => string;
  /**
   * Text with the number of persons without errors whose occupation name doesn't belong to their occupation code.
   * @param isFurther true if this text follows a text with the number of persons with errors
   */
  readonly mismatches: (rows: number, isFurther: boolean) => string;
  readonly noProblems: string;
  readonly onlyProblems: (rows: number) => string;
  readonly nextProblem: string;
  readonly add: string;
  readonly removeChosen: (rows: number) => string;
  readonly unchosen: (rows: number) => string;
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
  readonly sameAsRow: (sentence: string, row: number) => string;
  readonly hint: string;
  readonly readingHint: string;
  readonly number: string;
  readonly age: string;
  readonly sum: string;
  readonly chooseEvery: string;
  readonly sortBy: (column: string) => string;
  readonly sorted: (column: string, direction: SortDirection) => string;
  readonly unsorted: string;
  readonly occupation: (name: string, code: string, occupationClass: number | null) => string;
  readonly unknownScheme: string;
  readonly fillHandle: string;
  readonly fixes: string;
  readonly fixTo: (column: string, text: string) => string;
  /** Name of the keys that apply the suggested correction. */
  readonly fixKey: string;
  readonly fixAll: (rows: number) => string;
  readonly fixed: (rows: number) => string;
  readonly mask: string;
  readonly masked: string;
  readonly unmasked: string;
  readonly reveal: string;
  readonly hide: string;
  readonly revealRow: (row: number) => string;
  readonly hideRow: (row: number) => string;
  readonly rowRevealed: (row: number) => string;
  readonly rowHidden: (row: number) => string;
  readonly keys: string;
  readonly keyList: readonly (readonly [keys: string, what: string])[];
  readonly printedPart: (rows: number) => string;
  /** Widths in pixels of the columns that need more space in this language than by default. */
  readonly columnWidths: Partial<ColumnWidths>;
}

const zhCN: PersonTableMessages = {
  ...announcementsInChinese,
  label: '人员清单',
  actions: '清单操作',
  choose: '选择',
  operation: '操作',
  chooseRow: (row) => `选择第 ${row} 行`,
  removeRow: (row) => `删除第 ${row} 行`,
  remove: '删除',
  total: (persons) => counted`共 ${persons} 人`,
  problems: (errors, rows) => counted`${rows} 人有 ${errors} 处问题`,
  mismatches: (rows, isFurther) => counted`${isFurther ? '另有 ' : ''}${rows} 人职业名称与代码不一致`,
  noProblems: '没有问题',
  onlyProblems: (rows) => counted`只看问题（${rows}）`,
  nextProblem: '下一个问题',
  add: '添加一行',
  removeChosen: (rows) => counted`删除所选（${rows}）`,
  unchosen: (rows) => counted`已隐藏的 ${rows} 行不再选中`,
  moveChosen: '移到方案',
  moveTo: '移到…',
  undo: '撤销',
  redo: '重做',
  empty: '还没有人员。可以添加一行，或从 Excel 导入',
  emptyFiltered: '没有需要修改的人员',
  scheme: (name, persons) => counted`${name}：${persons} 人`,
  occupationClass: (occupationClass, persons) => counted`${occupationClass} 类 ${persons} 人`,
  unclassed: (persons) => counted`类别未知 ${persons} 人`,
  withoutScheme: '未分配方案',
  place: (row, column) => `第 ${row} 行 ${column}`,
  sameAsRow: (sentence, row) => `${sentence}（与第 ${row} 行相同）`,
  hint: '直接输入或按 F2 编辑，方向键移动，Ctrl+C、Ctrl+V 与 Excel 互相复制，Ctrl+Z 撤销',
  readingHint: '方向键移动，Ctrl+C 复制',
  number: '序号',
  age: '年龄',
  sum: '合计',
  chooseEvery: '选择全部行',
  sortBy: (column) => `按${column}排序`,
  sorted: (column, direction) => `已按${column}${direction === 'ascending' ? '升序' : '降序'}排列`,
  unsorted: '已恢复原来的顺序',
  occupation: (name, code, occupationClass) =>
    `${name} ${code}${occupationClass === null ? '（不予承保）' : `（${occupationClass} 类）`}`,
  unknownScheme: '没有这个方案，未改动',
  fillHandle: '拖动向下填充',
  fixes: '修正建议',
  fixTo: (column, text) => `${column}改为“${text}”`,
  fixKey: 'Alt+回车',
  fixAll: (rows) => counted`同类 ${rows} 处全部修正`,
  fixed: (rows) => counted`已修正 ${rows} 处，可以撤销`,
  mask: '遮盖个人信息',
  masked: '个人信息已遮盖，清单暂不可修改',
  unmasked: '个人信息已显示',
  reveal: '显示',
  hide: '遮盖',
  revealRow: (row) => `显示第 ${row} 行`,
  hideRow: (row) => `遮盖第 ${row} 行`,
  rowRevealed: (row) => `已显示第 ${row} 行的个人信息`,
  rowHidden: (row) => `已遮盖第 ${row} 行的个人信息`,
  keys: '键盘操作',
  keyList: [
    ['F2、回车', '编辑；Esc 放弃'],
    ['Tab、Shift+Tab', '下一格、上一格；先按 Esc 再按 Tab 离开表格'],
    ['Shift+方向键', '选择一块；Ctrl+A 全部，Shift+空格 整行，Ctrl+空格 整列'],
    ['Ctrl+C、X、V', '复制、剪切、粘贴，可与 Excel、WPS 互通'],
    ['Ctrl+D', '向下填充'],
    ['Delete', '清空'],
    ['Ctrl+Z、Ctrl+Y', '撤销、重做'],
    ['Alt+↑、Alt+↓', '按本列升序、降序排列；再按一次恢复'],
    ['Alt+回车', '采纳修正建议；Alt+Shift+回车 同类全部修正'],
  ],
  printedPart: (rows) => counted`人员较多，只打印前 ${rows} 人`,
  columnWidths: {},
};

const enUS: PersonTableMessages = {
  ...announcementsInEnglish,
  label: 'Insured persons',
  actions: 'List actions',
  choose: 'Select',
  operation: 'Action',
  chooseRow: (row) => `Select row ${row}`,
  removeRow: (row) => `Remove row ${row}`,
  remove: 'Remove',
  total: (persons) => plural(persons, 'person'),
  problems: (errors, rows) => counted`${plural(errors, 'problem')} with ${plural(rows, 'person')}`,
  mismatches: (rows, isFurther) =>
    counted`occupation and code differ for ${isFurther ? 'another ' : ''}${rows}${isFurther ? '' : ' persons'}`,
  noProblems: 'No problems',
  onlyProblems: (rows) => counted`Problems only (${rows})`,
  nextProblem: 'Next problem',
  add: 'Add a row',
  removeChosen: (rows) => counted`Remove selected (${rows})`,
  unchosen: (rows) => counted`${rows} hidden rows are no longer selected`,
  moveChosen: 'Move to scheme',
  moveTo: 'Move to…',
  undo: 'Undo',
  redo: 'Redo',
  empty: 'No insured persons yet. Add a row, or import them from Excel',
  emptyFiltered: 'No persons with problems',
  scheme: (name, persons) => counted`${name}: ${plural(persons, 'person')}`,
  occupationClass: (occupationClass, persons) => counted`class ${occupationClass}: ${persons}`,
  unclassed: (persons) => counted`unknown class: ${persons}`,
  withoutScheme: 'No scheme',
  place: (row, column) => `Row ${row}, ${column}`,
  sameAsRow: (sentence, row) => `${sentence} (the same as row ${row})`,
  hint: 'Type or press F2 to edit, arrow keys to move, Ctrl+C and Ctrl+V to copy to and from Excel, Ctrl+Z to undo',
  readingHint: 'Arrow keys to move, Ctrl+C to copy',
  number: 'No.',
  age: 'Age',
  sum: 'Total',
  chooseEvery: 'Select all rows',
  sortBy: (column) => `Sort by ${column}`,
  sorted: (column, direction) => `Sorted by ${column}, ${direction}`,
  unsorted: 'Original order restored',
  occupation: (name, code, occupationClass) =>
    `${name} ${code} (${occupationClass === null ? 'not insured' : `class ${occupationClass}`})`,
  unknownScheme: 'No such scheme. Nothing was changed',
  fillHandle: 'Drag to fill down',
  fixes: 'Suggested corrections',
  fixTo: (column, text) => `Set ${column} to “${text}”`,
  fixKey: 'Alt+Enter',
  fixAll: (rows) => counted`Correct all ${rows} like this`,
  fixed: (rows) => counted`${rows} corrected. You can undo this`,
  mask: 'Mask personal data',
  masked: 'Personal data masked. The list can’t be edited meanwhile',
  unmasked: 'Personal data shown',
  reveal: 'Show',
  hide: 'Hide',
  revealRow: (row) => `Show row ${row}`,
  hideRow: (row) => `Hide row ${row}`,
  rowRevealed: (row) => `Personal data of row ${row} shown`,
  rowHidden: (row) => `Personal data of row ${row} masked`,
  keys: 'Keyboard',
  keyList: [
    ['F2, Enter', 'Edit; Esc cancels'],
    ['Tab, Shift+Tab', 'Next and previous cell; Esc, then Tab leaves the table'],
    ['Shift+arrows', 'Select a block; Ctrl+A everything, Shift+Space the row, Ctrl+Space the column'],
    ['Ctrl+C, X, V', 'Copy, cut and paste, also to and from Excel and WPS'],
    ['Ctrl+D', 'Fill down'],
    ['Delete', 'Clear'],
    ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
    ['Alt+↑, Alt+↓', 'Sort by this column; press again to restore the order'],
    ['Alt+Enter', 'Apply the suggested correction; Alt+Shift+Enter corrects all like it'],
  ],
  printedPart: (rows) => counted`Long list: only the first ${plural(rows, 'person')} are printed`,
  columnWidths: { occupationCode: 140, remove: 76 },
};

/** Texts of the person table. The texts of cells and of problems are in other message packs. */
export const messages: MessagePack<PersonTableMessages> = messagePack(zhCN, enUS);

import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';
import type { RosterImportStage } from './importStage.ts';

export interface RosterImportMessages {
  readonly title: string;
  readonly file: string;
  readonly fileHint: (maxRows: number) => string;
  readonly reading: (fileName: string) => string;
  readonly stop: string;
  readonly refused: (fileName: string) => string;
  readonly unfinished: (fileName: string) => string;
  readonly retry: string;
  readonly found: (fileName: string, rows: number) => string;
  readonly clean: string;
  readonly withProblems: (rows: number) => string;
  readonly columns: string;
  readonly fileColumn: string;
  readonly columnAt: (letter: string) => string;
  readonly field: string;
  readonly fieldOf: (caption: string) => string;
  readonly leftOut: string;
  readonly missing: (columns: string) => string;
  readonly problems: string;
  readonly notes: (kinds: number) => string;
  readonly times: (count: number) => string;
  readonly rows: (rows: string, isCut: boolean) => string;
  readonly target: string;
  readonly byClass: string;
  readonly classHeads: (occupationClass: number, heads: number) => string;
  readonly otherFile: string;
  readonly cancel: string;
  readonly confirm: (persons: number) => string;
  readonly confirmGood: (persons: number) => string;
  readonly pasted: string;
  readonly dropHint: string;
  readonly template: string;
  readonly templateFile: string;
  readonly personSheet: string;
  readonly occupationSheet: string;
  readonly sheet: string;
  readonly sheetRows: (name: string, rows: number) => string;
  readonly otherLists: (sheets: readonly string[]) => string;
  readonly oneSheet: (sheet: string) => string;
  readonly readSheet: (sheet: string) => string;
  readonly header: string;
  readonly headerRow: (row: number, text: string) => string;
  readonly noHeader: string;
  readonly guessed: string;
  readonly values: string;
  readonly meaningOf: (field: string, text: string, count: number) => string;
  readonly unknownWord: string;
  readonly explained: (words: number) => string;
  readonly socialSecurityOfAll: string;
  readonly eachPerson: string;
  readonly hidden: string;
  readonly steps: string;
  readonly step: Readonly<Record<RosterImportStage, string>>;
  readonly leftOutBefore: (fileName: string, persons: number) => string;
  readonly leftOutList: (fileName: string) => string;
  readonly goOn: string;
  readonly drop: string;
  readonly mend: (persons: number) => string;
  readonly mendHint: string;
  readonly mended: (left: number) => string;
  readonly faultyFile: (fileName: string) => string;
  readonly downloadFaulty: string;
  readonly reason: string;
  readonly notTaken: string;
  readonly tryAgain: string;
  readonly giveUpTitle: string;
  readonly giveUpText: string;
  readonly keepMending: string;
  readonly giveUp: string;
}

const withoutEnding = (fileName: string) => fileName.replace(/\.\w+$/, '');

const zhCN: RosterImportMessages = {
  title: '导入人员清单',
  file: '人员清单（Excel 或 CSV）',
  fileHint: (maxRows) =>
    counted`.xlsx 或 .csv，最多 ${maxRows} 人；有问题的人员可以先修改再导入，也可以导入后在表格中修改`,
  reading: (fileName) => `正在读取 ${fileName}`,
  stop: '停止读取',
  refused: (fileName) => `无法读取 ${fileName}`,
  unfinished: (fileName) => `未能读完 ${fileName}`,
  retry: '重试',
  found: (fileName, rows) => counted`${fileName}：读到 ${rows} 人`,
  clean: '没有发现问题',
  withProblems: (errors) => counted`有 ${errors} 处问题，请在此修改，或导入后在表格中修改`,
  columns: '表头匹配结果',
  fileColumn: '文件中的表头',
  columnAt: (letter) => `未命名（${letter}）`,
  field: '导入为',
  fieldOf: (caption) => `“${caption}”导入为`,
  leftOut: '不导入',
  missing: (columns) => `还缺少：${columns}`,
  problems: '发现的问题',
  notes: (kinds) => `提示（${kinds} 类，不影响投保）`,
  times: (count) => counted`${count} 处`,
  rows: (rows, isCut) => `第 ${rows}${isCut ? '…' : ''} 行`,
  target: '导入至方案',
  byClass: '按职业类别分配',
  classHeads: (occupationClass, heads) => counted`${occupationClass} 类（${heads} 人）`,
  otherFile: '更换文件',
  cancel: '取消',
  confirm: (persons) => counted`导入 ${persons} 人`,
  confirmGood: (persons) => counted`仅导入没有问题的 ${persons} 人`,
  pasted: '粘贴的内容',
  dropHint: '或将文件拖到这里，也可直接粘贴从 Excel 或 WPS 复制的单元格',
  template: '下载模板',
  templateFile: '人员清单模板.xlsx',
  personSheet: '人员清单',
  occupationSheet: '职业表',
  sheet: '工作表',
  sheetRows: (name, rows) => counted`${name}（${rows} 行）`,
  otherLists: (sheets) => `${sheets.map((sheet) => `“${sheet}”`).join('、')}中也有人员，尚未读取`,
  oneSheet: (sheet) => `每次导入一张工作表，当前为“${sheet}”；可改为导入其他工作表，或在本次导入后再次导入`,
  readSheet: (sheet) => `改为导入“${sheet}”`,
  header: '表头',
  headerRow: (row, text) => `第 ${row} 行：${text}`,
  noHeader: '没有表头，第一行即为人员',
  guessed: '按内容识别，请核对',
  values: '未识别的内容',
  meaningOf: (field, text, count) => counted`${field}“${text}”（${count} 人）`,
  unknownWord: '请选择含义',
  explained: (words) => counted`已确认的内容（${words} 种，可更改）`,
  socialSecurityOfAll: '清单未注明社保的人员统一为',
  eachPerson: '逐人填写',
  hidden: '文件中有隐藏的内容',
  steps: '导入步骤',
  step: {
    file: '选择文件',
    sheet: '工作表',
    header: '表头行',
    columns: '表头匹配',
    values: '内容确认',
    check: '检查',
    confirm: '确认',
  },
  leftOutBefore: (fileName, persons) => counted`上次导入 ${fileName} 时，有 ${persons} 人因信息有误未导入`,
  leftOutList: (fileName) => `${withoutEnding(fileName)}（上次未导入的人员）`,
  goOn: '继续修改',
  drop: '不再需要',
  mend: (persons) => counted`修改有问题的 ${persons} 人`,
  mendHint: '修正后自动移出此列表；与其重复的人员也在此列出',
  mended: (left) => (left === 0 ? '已全部修正' : counted`还有 ${left} 人的信息需要修改`),
  faultyFile: (fileName) => `${fileName}-待修改.xlsx`,
  downloadFaulty: '下载有问题的人员（含错误原因）',
  reason: '错误原因',
  notTaken: '导入未成功',
  tryAgain: '名单和已修改的内容均已保留，请重试',
  giveUpTitle: '放弃已修改的内容？',
  giveUpText: '此处的修改尚未导入，放弃后将丢失。',
  keepMending: '继续修改',
  giveUp: '放弃修改',
};

const enUS: RosterImportMessages = {
  title: 'Import persons',
  file: 'List of persons (Excel or CSV)',
  fileHint: (maxRows) =>
    counted`.xlsx or .csv, up to ${plural(maxRows, 'person')}; those with problems can be corrected here or after the import`,
  reading: (fileName) => `Reading ${fileName}`,
  stop: 'Stop reading',
  refused: (fileName) => `${fileName} can’t be read`,
  unfinished: (fileName) => `${fileName} could not be read completely`,
  retry: 'Try again',
  found: (fileName, rows) => counted`${fileName}: ${plural(rows, 'person')}`,
  clean: 'No problems found',
  withProblems: (errors) => counted`${plural(errors, 'problem')} to correct, here or in the table after the import`,
  columns: 'Columns recognised',
  fileColumn: 'Column in the file',
  columnAt: (letter) => `Unnamed (${letter})`,
  field: 'Import as',
  fieldOf: (caption) => `Import “${caption}” as`,
  leftOut: 'Don’t import',
  missing: (columns) => `Still missing: ${columns}`,
  problems: 'Problems found',
  notes: (kinds) => counted`Notes (${plural(kinds, 'kind')}, nothing to correct)`,
  times: (count) => plural(count, 'time'),
  rows: (rows, isCut) => `rows ${rows}${isCut ? '…' : ''}`,
  target: 'Import into scheme',
  byClass: 'By occupation class',
  classHeads: (occupationClass, heads) => counted`Class ${occupationClass} (${plural(heads, 'person')})`,
  otherFile: 'Choose another file',
  cancel: 'Cancel',
  confirm: (persons) => counted`Import ${plural(persons, 'person')}`,
  confirmGood: (persons) => counted`Import only the ${persons} without problems`,
  pasted: 'Pasted cells',
  dropHint: 'or drop it here, or paste cells copied in Excel or WPS',
  template: 'Download template',
  templateFile: 'template.xlsx',
  personSheet: 'Persons',
  occupationSheet: 'Occupations',
  sheet: 'Sheet',
  sheetRows: (name, rows) => counted`${name} (${plural(rows, 'row')})`,
  otherLists: (sheets) => `Persons found in ${sheets.map((sheet) => `“${sheet}”`).join(', ')} as well, not read yet`,
  oneSheet: (sheet) =>
    `One sheet is imported at a time, now “${sheet}”. Read another instead, or import again afterwards`,
  readSheet: (sheet) => `Read “${sheet}” instead`,
  header: 'Header',
  headerRow: (row, text) => `Row ${row}: ${text}`,
  noHeader: 'No header, persons start in the first row',
  guessed: 'Recognised by content, check it',
  values: 'Unrecognised values',
  meaningOf: (field, text, count) => counted`${field} “${text}” (${plural(count, 'person')})`,
  unknownWord: 'Choose what it means',
  explained: (words) => `Confirmed values (${words}, can be changed)`,
  socialSecurityOfAll: 'Social security of all persons whose row doesn’t state it',
  eachPerson: 'Enter for each person',
  hidden: 'The file has hidden content',
  steps: 'Import steps',
  step: {
    file: 'File',
    sheet: 'Sheet',
    header: 'Header',
    columns: 'Columns',
    values: 'Values',
    check: 'Check',
    confirm: 'Confirm',
  },
  leftOutBefore: (fileName, persons) =>
    counted`Not imported from ${fileName} last time: ${plural(persons, 'person')} with problems`,
  leftOutList: (fileName) => `${withoutEnding(fileName)} (left out before)`,
  goOn: 'Correct them',
  drop: 'Discard them',
  mend: (persons) => counted`Correct the ${persons} with problems now`,
  mendHint: 'Corrected persons leave this list; persons they duplicate are listed too',
  mended: (left) => (left === 0 ? 'All corrected' : counted`${left} left to correct`),
  faultyFile: (fileName) => `${fileName}-to-correct.xlsx`,
  downloadFaulty: 'Download persons with problems and reasons',
  reason: 'Reason',
  notTaken: 'The persons were not imported',
  tryAgain: 'The list and your corrections are still here. Try again',
  giveUpTitle: 'Discard your corrections?',
  giveUpText: 'Your corrections have not been imported yet and will be lost.',
  keepMending: 'Keep correcting',
  giveUp: 'Discard',
};

export const messages: MessagePack<RosterImportMessages> = messagePack(zhCN, enUS);

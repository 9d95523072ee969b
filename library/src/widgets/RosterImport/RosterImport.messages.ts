import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
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
  readonly pasteHint: string;
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
  fileHint: (maxRows) => counted`.xlsx 或 .csv，最多 ${maxRows} 人；有问题的人可以先改好，也可以导入后在表中修改`,
  reading: (fileName) => `正在读取 ${fileName}`,
  stop: '停止读取',
  refused: (fileName) => `无法读取 ${fileName}`,
  unfinished: (fileName) => `没有读完 ${fileName}`,
  retry: '再试一次',
  found: (fileName, rows) => counted`${fileName}：读到 ${rows} 人`,
  clean: '没有发现问题',
  withProblems: (errors) => counted`${errors} 处问题需要修改，可在这里修改，也可导入后在表中修改`,
  columns: '识别的列',
  fileColumn: '文件中的列',
  field: '导入为',
  fieldOf: (caption) => `“${caption}”导入为`,
  leftOut: '不导入',
  missing: (columns) => `还缺少：${columns}`,
  problems: '发现的问题',
  notes: (kinds) => `提示（${kinds} 类，不影响投保）`,
  times: (count) => counted`${count} 处`,
  rows: (rows, isCut) => `第 ${rows}${isCut ? '…' : ''} 行`,
  target: '这些人进入',
  byClass: '按职业类别分配',
  classHeads: (occupationClass, heads) => counted`${occupationClass} 类（${heads} 人）`,
  otherFile: '换一个文件',
  cancel: '取消',
  confirm: (persons) => counted`导入 ${persons} 人`,
  confirmGood: (persons) => counted`只导入没有问题的 ${persons} 人`,
  pasted: '粘贴的内容',
  pasteHint: '也可以在 Excel 或 WPS 中复制单元格，在这里直接粘贴',
  template: '下载模板',
  templateFile: '人员清单模板.xlsx',
  personSheet: '人员清单',
  occupationSheet: '职业表',
  sheet: '工作表',
  sheetRows: (name, rows) => counted`${name}（${rows} 行）`,
  otherLists: (sheets) => `${sheets.map((sheet) => `“${sheet}”`).join('、')}里也有人员，没有读取`,
  oneSheet: (sheet) => `每次导入一张工作表，现在读的是“${sheet}”；其余的可以改读，也可以导入后再导入一次`,
  readSheet: (sheet) => `改读“${sheet}”`,
  header: '表头',
  headerRow: (row, text) => `第 ${row} 行：${text}`,
  noHeader: '没有表头，从第一行开始就是人员',
  guessed: '按内容识别，请核对',
  values: '看不懂的写法',
  meaningOf: (field, text, count) => counted`${field}“${text}”（${count} 人）`,
  unknownWord: '请选择含义',
  explained: (words) => `已说明的写法（${words} 种，可更改）`,
  socialSecurityOfAll: '清单未注明社保的人员统一为',
  eachPerson: '逐人填写',
  hidden: '文件里有隐藏的内容',
  steps: '导入步骤',
  step: {
    file: '选择文件',
    sheet: '工作表',
    header: '表头',
    columns: '列',
    values: '写法',
    check: '检查',
    confirm: '确认',
  },
  leftOutBefore: (fileName, persons) => counted`上次导入 ${fileName} 时，有 ${persons} 人因有问题没有导入`,
  leftOutList: (fileName) => `${withoutEnding(fileName)}（上次没有导入的人）`,
  goOn: '继续修改',
  drop: '不再需要',
  mend: (persons) => counted`现在修改有问题的 ${persons} 人`,
  mendHint: '改好一个就少一个；与他们重复的人也列在这里',
  mended: (left) => (left === 0 ? '都改好了' : counted`还有 ${left} 人需要修改`),
  faultyFile: (fileName) => `${fileName}-需修改.xlsx`,
  downloadFaulty: '下载有问题的人（含错误原因）',
  reason: '错误原因',
  notTaken: '没有导入成功',
  tryAgain: '名单和改过的内容都还在，请再试一次',
  giveUpTitle: '放弃已改好的内容？',
  giveUpText: '这里做的修改还没有导入，继续就会丢掉。',
  keepMending: '继续修改',
  giveUp: '放弃修改',
};

const enUS: RosterImportMessages = {
  title: 'Import persons',
  file: 'List of persons (Excel or CSV)',
  fileHint: (maxRows) =>
    counted`.xlsx or .csv, up to ${maxRows} persons; those with problems can be corrected here or after the import`,
  reading: (fileName) => `Reading ${fileName}`,
  stop: 'Stop reading',
  refused: (fileName) => `${fileName} can't be read`,
  unfinished: (fileName) => `${fileName} was not read to the end`,
  retry: 'Try again',
  found: (fileName, rows) => counted`${fileName}: ${rows} persons`,
  clean: 'No problems found',
  withProblems: (errors) => counted`${errors} problems to correct, here or in the table after the import`,
  columns: 'Columns recognised',
  fileColumn: 'Column of the file',
  field: 'Becomes',
  fieldOf: (caption) => `“${caption}” becomes`,
  leftOut: 'Left out',
  missing: (columns) => `Still missing: ${columns}`,
  problems: 'Problems found',
  notes: (kinds) => `Notes (${kinds} kinds, nothing is blocked)`,
  times: (count) => counted`${count} times`,
  rows: (rows, isCut) => `rows ${rows}${isCut ? '…' : ''}`,
  target: 'These persons go to',
  byClass: 'By occupation class',
  classHeads: (occupationClass, heads) => counted`Class ${occupationClass} (${heads} persons)`,
  otherFile: 'Another file',
  cancel: 'Cancel',
  confirm: (persons) => counted`Import ${persons} persons`,
  confirmGood: (persons) => counted`Import only the ${persons} without problems`,
  pasted: 'Pasted cells',
  pasteHint: 'You can also copy cells in Excel or WPS and paste them right here',
  template: 'Download the template',
  templateFile: 'template.xlsx',
  personSheet: 'Persons',
  occupationSheet: 'Occupations',
  sheet: 'Sheet',
  sheetRows: (name, rows) => counted`${name} (${rows} rows)`,
  otherLists: (sheets) => `There are persons in ${sheets.map((sheet) => `“${sheet}”`).join(', ')} as well, not read`,
  oneSheet: (sheet) =>
    `One sheet is imported at a time, now “${sheet}”; read another instead, or import again afterwards`,
  readSheet: (sheet) => `Read “${sheet}” instead`,
  header: 'Header',
  headerRow: (row, text) => `Row ${row}: ${text}`,
  noHeader: 'No header, the persons begin in the first row',
  guessed: 'Told by its content, please check',
  values: 'Words that are not understood',
  meaningOf: (field, text, count) => counted`${field} “${text}” (${count} persons)`,
  unknownWord: 'Choose what it means',
  explained: (words) => `Words that were explained (${words}, can be changed)`,
  socialSecurityOfAll: 'Social security of all persons for whom the list states none',
  eachPerson: 'Fill in for each person',
  hidden: 'The file holds something hidden',
  steps: 'Steps of the import',
  step: {
    file: 'File',
    sheet: 'Sheet',
    header: 'Header',
    columns: 'Columns',
    values: 'Words',
    check: 'Check',
    confirm: 'Confirm',
  },
  leftOutBefore: (fileName, persons) => counted`${persons} persons of ${fileName} were left out because of problems`,
  leftOutList: (fileName) => `${withoutEnding(fileName)} (left out before)`,
  goOn: 'Correct them',
  drop: 'No longer needed',
  mend: (persons) => counted`Correct the ${persons} with problems now`,
  mendHint: 'Persons whom they repeat are listed as well',
  mended: (left) => (left === 0 ? 'All corrected' : counted`${left} left to correct`),
  faultyFile: (fileName) => `${fileName}-to-correct.xlsx`,
  downloadFaulty: 'Download those with problems and the reasons',
  reason: 'Reason',
  notTaken: 'The persons were not imported',
  tryAgain: 'The list and your corrections are still here, please try again',
  giveUpTitle: 'Give up your corrections?',
  giveUpText: 'What you corrected here is not imported yet and will be lost.',
  keepMending: 'Go on correcting',
  giveUp: 'Give them up',
};

export const messages: MessagePack<RosterImportMessages> = messagePack(zhCN, enUS);

import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface RosterImportMessages {
  readonly title: string;
  readonly file: string;
  readonly fileHint: (maxRows: number) => string;
  readonly reading: (fileName: string) => string;
  readonly stop: string;
  readonly refused: (fileName: string) => string;
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
}

const zhCN: RosterImportMessages = {
  title: '导入人员清单',
  file: '人员清单（Excel 或 CSV）',
  fileHint: (maxRows) => `.xlsx 或 .csv，最多 ${maxRows} 人；有问题的人也会导入，可在表中修改`,
  reading: (fileName) => `正在读取 ${fileName}`,
  stop: '停止读取',
  refused: (fileName) => `无法读取 ${fileName}`,
  found: (fileName, rows) => `${fileName}：读到 ${rows} 人`,
  clean: '没有发现问题',
  withProblems: (errors) => `${errors} 处问题需要修改，导入后可在表中逐个修改`,
  columns: '识别的列',
  fileColumn: '文件中的列',
  field: '导入为',
  fieldOf: (caption) => `“${caption}”导入为`,
  leftOut: '不导入',
  missing: (columns) => `还缺少：${columns}`,
  problems: '发现的问题',
  notes: (kinds) => `提示（${kinds} 类，不影响投保）`,
  times: (count) => `${count} 处`,
  rows: (rows, isCut) => `第 ${rows}${isCut ? '…' : ''} 行`,
  target: '这些人进入',
  byClass: '按职业类别分配',
  classHeads: (occupationClass, heads) => `${occupationClass} 类（${heads} 人）`,
  otherFile: '换一个文件',
  cancel: '取消',
  confirm: (persons) => `导入 ${persons} 人`,
};

const enUS: RosterImportMessages = {
  title: 'Import persons',
  file: 'List of persons (Excel or CSV)',
  fileHint: (maxRows) =>
    `.xlsx or .csv, up to ${maxRows} persons; those with problems come in too and can be corrected`,
  reading: (fileName) => `Reading ${fileName}`,
  stop: 'Stop reading',
  refused: (fileName) => `${fileName} can't be read`,
  found: (fileName, rows) => `${fileName}: ${rows} persons`,
  clean: 'No problems found',
  withProblems: (errors) => `${errors} problems to correct; you can do so in the table after the import`,
  columns: 'Columns recognised',
  fileColumn: 'Column of the file',
  field: 'Becomes',
  fieldOf: (caption) => `“${caption}” becomes`,
  leftOut: 'Left out',
  missing: (columns) => `Still missing: ${columns}`,
  problems: 'Problems found',
  notes: (kinds) => `Notes (${kinds} kinds, nothing is blocked)`,
  times: (count) => `${count} times`,
  rows: (rows, isCut) => `rows ${rows}${isCut ? '…' : ''}`,
  target: 'These persons go to',
  byClass: 'By occupation class',
  classHeads: (occupationClass, heads) => `Class ${occupationClass} (${heads} persons)`,
  otherFile: 'Another file',
  cancel: 'Cancel',
  confirm: (persons) => `Import ${persons} persons`,
};

export const messages: MessagePack<RosterImportMessages> = messagePack(zhCN, enUS);

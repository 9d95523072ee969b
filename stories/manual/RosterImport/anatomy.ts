import type { AnatomyPart } from '../manual.ts';

const opener = 'button';

/** The parts of the import, as they are before a file is chosen. */
export const anatomy: readonly AnatomyPart[] = [
  {
    name: 'Opener',
    chinese: '打开按钮',
    find: opener,
    does: 'Is yours: the import is rendered while it is open',
    doesInChinese: '由你提供：打开期间渲染导入',
  },
  {
    name: 'Dialog',
    chinese: '对话框',
    find: '[role=dialog]',
    does: 'Holds the import; it asks before work is lost',
    doesInChinese: '包含导入；丢失已做的工作之前会询问',
    shownBy: opener,
  },
  {
    name: 'Steps',
    chinese: '步骤',
    find: '[role=dialog] ol',
    does: 'Show where the user is, and lead to the section of a step',
    doesInChinese: '显示所在步骤，并跳到对应部分',
    shownBy: opener,
  },
  {
    name: 'Drop zone',
    chinese: '文件区',
    find: '[role=dialog] [role=group]',
    does: 'Takes an Excel or CSV file: chosen, dropped or pasted; also pasted cells',
    doesInChinese: '接收 Excel 或 CSV 文件：选择、拖入或粘贴；也可以粘贴单元格',
    shownBy: opener,
  },
  {
    name: 'File input',
    chinese: '文件输入',
    find: 'input[type=file]',
    does: 'Is what tests upload to',
    doesInChinese: '测试向它上传文件',
    shownBy: opener,
  },
];

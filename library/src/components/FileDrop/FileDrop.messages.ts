import type { MessagePack } from '../../i18n/messagePack.ts';

export interface FileDropMessages {
  readonly choose: string;
  readonly drop: string;
  readonly refused: (names: readonly string[]) => string;
  readonly onlyOne: string;
}

export const messages: MessagePack<FileDropMessages> = {
  'zh-CN': {
    choose: '选择文件',
    drop: '或将文件拖到这里，也可直接粘贴',
    refused: (names) => `不支持的文件类型：${names.join('、')}`,
    onlyOne: '一次只能选择一个文件',
  },
  'en-US': {
    choose: 'Choose a file',
    drop: 'or drop it here, or paste it',
    refused: (names) => `File type not supported: ${names.join(', ')}`,
    onlyOne: 'Only one file at a time',
  },
};

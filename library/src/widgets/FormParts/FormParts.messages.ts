import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface FormPartsMessages {
  readonly choose: string;
  readonly checkThis: string;
}

export const messages: MessagePack<FormPartsMessages> = messagePack<FormPartsMessages>(
  { choose: '请选择', checkThis: '请检查此处内容' },
  { choose: 'Choose', checkThis: 'Check this' },
);

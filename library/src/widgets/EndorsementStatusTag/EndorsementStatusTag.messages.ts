import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface EndorsementStatusTagMessages {
  readonly deleted: string;
}

export const messages: MessagePack<EndorsementStatusTagMessages> = messagePack<EndorsementStatusTagMessages>(
  { deleted: '已删除' },
  { deleted: 'Deleted' },
);

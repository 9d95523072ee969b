import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface ExclusionListMessages {
  readonly lead: string;
}

export const messages: MessagePack<ExclusionListMessages> = messagePack<ExclusionListMessages>(
  { lead: '因下列情形造成的损失或产生的费用，保险公司不承担赔偿责任：' },
  { lead: 'The insurer does not pay for loss or cost caused by:' },
);

import type { ProcessStage } from '../../domain/endorsement/endorsementSteps.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface EndorsementProcessMessages {
  readonly label: string;
  readonly states: Readonly<Record<Exclude<ProcessStage['state'], 'upcoming'>, string>>;
}

export const messages: MessagePack<EndorsementProcessMessages> = messagePack<EndorsementProcessMessages>(
  { label: '保全流程', states: { done: '已完成', current: '进行中', stopped: '已停止' } },
  { label: 'Endorsement process', states: { done: 'Done', current: 'In progress', stopped: 'Stopped' } },
);

import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

export interface EndorsementStepperMessages {
  readonly label: string;
  readonly back: string;
  readonly next: string;
  readonly submit: string;
  readonly missing: string;
}

export const messages: MessagePack<EndorsementStepperMessages> = messagePack<EndorsementStepperMessages>(
  { label: '保全步骤', back: '上一步', next: '下一步', submit: '提交保全', missing: '还有未完成的内容，请补充后继续' },
  {
    label: 'Endorsement steps',
    back: 'Back',
    next: 'Next',
    submit: 'Submit endorsement',
    missing: 'Some details are missing. Complete them to continue',
  },
);

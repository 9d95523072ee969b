import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Texts of the form. The names of its fields and the texts of problems are in `i18n/applicantProblems.messages.ts`. */
export interface ApplicantFormMessages {
  readonly organisation: string;
  readonly contact: string;
  readonly address: string;
  readonly addressDetail: string;
  readonly choose: string;
}

export const messages: MessagePack<ApplicantFormMessages> = messagePack<ApplicantFormMessages>(
  {
    organisation: '单位信息',
    contact: '联系人',
    address: '地址',
    addressDetail: '详细地址',
    choose: '请选择',
  },
  {
    organisation: 'Organisation',
    contact: 'Contact',
    address: 'Address',
    addressDetail: 'Street and number',
    choose: 'Choose',
  },
);

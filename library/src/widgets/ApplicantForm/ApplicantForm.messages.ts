import type { GroupIdType } from '../../domain/applicant/applicant.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';

/** Names of fields and problems are in `i18n/applicantProblems.messages.ts`. */
export interface ApplicantFormMessages {
  readonly organisation: string;
  readonly contact: string;
  readonly address: string;
  readonly addressDetail: string;
  readonly choose: string;
  readonly groupIdTypes: Readonly<Record<GroupIdType, string>>;
}

export const messages: MessagePack<ApplicantFormMessages> = messagePack<ApplicantFormMessages>(
  {
    organisation: '单位信息',
    contact: '联系人',
    address: '地址',
    addressDetail: '详细地址',
    choose: '请选择',
    groupIdTypes: {
      creditCode: '统一社会信用代码',
      organisationCode: '组织机构代码证',
      taxRegistration: '税务登记证',
      businessLicence: '营业执照',
      other: '其他',
    },
  },
  {
    organisation: 'Organisation',
    contact: 'Contact',
    address: 'Address',
    addressDetail: 'Street and number',
    choose: 'Please choose',
    groupIdTypes: {
      creditCode: 'Unified social credit code',
      organisationCode: 'Organisation code certificate',
      taxRegistration: 'Tax registration certificate',
      businessLicence: 'Business licence',
      other: 'Other',
    },
  },
);

import type { GroupIdType } from '../../domain/enumeration/groupIdType.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<GroupIdType, string>>;

/** Names of the id types of organisations. */
export const groupIdTypeMessages: MessagePack<Labels> = messagePack<Labels>(
  {
    organisationCode: '组织机构代码证',
    taxRegistration: '税务登记证',
    other: '其他',
    businessLicence: '营业执照',
    creditCode: '统一社会信用代码',
  },
  {
    organisationCode: 'Organisation code certificate',
    taxRegistration: 'Tax registration certificate',
    other: 'Other',
    businessLicence: 'Business licence',
    creditCode: 'Unified social credit code',
  },
);

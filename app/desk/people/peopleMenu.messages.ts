import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  { people: '业务员与机构', agents: '业务员', agencies: '合作机构', qualifications: '资格申请' },
  { people: 'Agents and agencies', agents: 'Agents', agencies: 'Agencies', qualifications: 'Qualifications' },
);

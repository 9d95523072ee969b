import type { UserRole } from '@tuanbao/library/domain/enumeration/userRole';
import { messagePack } from '@tuanbao/library/i18n/messagePack';

const roles: Readonly<Record<UserRole, string>> = {
  userA: 'A类',
  quasiA: '准A类',
  noAgentOrC: 'C类或未加入',
  other: '其他',
};

const rolesInEnglish: Readonly<Record<UserRole, string>> = {
  userA: 'A',
  quasiA: 'quasi-A',
  noAgentOrC: 'C or not joined',
  other: 'other',
};

/** Messages that several pages about agents share. */
export const messages = messagePack(
  {
    name: '姓名',
    mobile: '手机号',
    tier: '等级',
    tierNamed: (tier: string, role: UserRole) => `${tier}级（${roles[role]}）`,
    host: '所属',
    platform: '平台',
    realName: '实名认证',
    verified: '已认证',
    unverified: '未认证',
    state: '状态',
    states: { active: '使用中', disabled: '已停用' },
    userName: '用户名',
    agency: '机构',
    mobileWrong: '请填写 11 位手机号',
    nameMissing: '请填写姓名',
    nameLong: '姓名最多 60 个字符',
    userNameWrong: '用户名须为 2 至 60 个字符，不含空格',
    agencyMissing: '请选择机构',
    close: '完成',
  },
  {
    name: 'Name',
    mobile: 'Mobile number',
    tier: 'Tier',
    tierNamed: (tier: string, role: UserRole) => `${tier} (${rolesInEnglish[role]})`,
    host: 'Belongs to',
    platform: 'Platform',
    realName: 'Real-name verification',
    verified: 'Verified',
    unverified: 'Not verified',
    state: 'Status',
    states: { active: 'Active', disabled: 'Disabled' },
    userName: 'User name',
    agency: 'Agency',
    mobileWrong: 'Enter a mobile number of 11 digits',
    nameMissing: 'Enter the name',
    nameLong: 'The name can have at most 60 characters',
    userNameWrong: 'The user name must have 2 to 60 characters and no spaces',
    agencyMissing: 'Choose the agency',
    close: 'Done',
  },
);

/** Type of the messages in every language. The Chinese messages define it. */
export type PeopleMessages = (typeof messages)['zh-CN'];

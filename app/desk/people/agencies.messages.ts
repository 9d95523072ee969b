import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '合作机构',
    lead: '每个合作方域名对应一家机构；域名由服务器设置 PARTNER_HOSTS 决定。',
    host: '域名',
    name: '机构名称',
    unnamed: '未添加',
    users: '用户数',
    add: '添加机构',
    rename: '改名',
    save: '保存',
    saved: '已保存',
    nameMissing: '请填写机构名称',
    none: '服务器没有设置合作方域名',
  },
  {
    title: 'Agencies',
    lead: 'Each host of a partner has one agency. The setting PARTNER_HOSTS of the server lists the hosts.',
    host: 'Host',
    name: 'Name of the agency',
    unnamed: 'None yet',
    users: 'Users',
    add: 'Add the agency',
    rename: 'Rename',
    save: 'Save',
    saved: 'Saved',
    nameMissing: 'Please enter the name of the agency',
    none: 'The settings of the server list no host of a partner',
  },
);

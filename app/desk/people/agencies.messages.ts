import { messagePack } from '@tuanbao/library/i18n/messagePack';

export const messages = messagePack(
  {
    title: '合作机构',
    lead: '每个合作方域名对应一家机构。域名由技术人员配置',
    host: '域名',
    name: '机构名称',
    unnamed: '未添加',
    users: '用户数',
    add: '添加机构',
    rename: '改名',
    save: '保存',
    saved: '已保存',
    nameMissing: '请填写机构名称',
    none: '还没有合作方域名，请联系技术人员配置',
  },
  {
    title: 'Agencies',
    lead: 'Each partner host has one agency. Your technical team sets up the hosts',
    host: 'Host',
    name: 'Agency name',
    unnamed: 'Not added',
    users: 'Users',
    add: 'Add agency',
    rename: 'Rename',
    save: 'Save',
    saved: 'Saved',
    nameMissing: 'Enter the name of the agency',
    none: 'No partner hosts yet. Ask your technical team to set one up',
  },
);

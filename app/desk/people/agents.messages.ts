import { counted } from '@tuanbao/library/i18n/counted';
import { messagePack } from '@tuanbao/library/i18n/messagePack';
import { plural } from '@tuanbao/library/i18n/plural';

export const messages = messagePack(
  {
    title: '业务员',
    lead: '平台业务员与合作机构用户',
    search: '查找',
    searchHint: '完整手机号或姓名',
    all: '全部',
    none: '还没有业务员',
    notFound: '没有找到，请核对手机号或姓名',
    onlyFirst: (shown: number, total: number) => counted`共找到 ${total} 人，仅显示前 ${shown} 人，请填写更完整的姓名`,
    showAll: '显示全部',
    addAgent: '新增业务员',
    addList: '批量新增',
    addAgentHint: '保存后，业务员即可用手机验证码登录。',
    addPartnerUser: '新增机构用户',
    add: '新增',
    added: '已新增',
    noAgency: '还没有合作机构，请先在“合作机构”中添加。',
    passwordTitle: '登录密码',
    passwordText: '密码只显示这一次，请通过可靠的方式告知用户本人。',
    password: '密码',
  },
  {
    title: 'Agents',
    lead: 'Agents of the platform and users of agencies',
    search: 'Search',
    searchHint: 'Full number or name',
    all: 'All',
    none: 'There are no agents yet',
    notFound: 'No agent found. Check the number or the name',
    onlyFirst: (shown: number, total: number) =>
      counted`${plural(total, 'agent')} found, only the first ${shown} are shown. Enter a longer part of the name`,
    showAll: 'Show all',
    addAgent: 'Add an agent',
    addList: 'Add a list',
    addAgentHint: 'Once added, the agent can sign in with a code sent by text message.',
    addPartnerUser: 'Add an agency user',
    add: 'Add',
    added: 'Added',
    noAgency: 'There is no agency yet. Add one on the page “Agencies”.',
    passwordTitle: 'Password',
    passwordText: 'The password is shown only once. Send it to the user through a secure channel.',
    password: 'Password',
  },
);

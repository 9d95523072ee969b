import { messagePack } from '@tuanbao/library/i18n/messagePack';

/** Words for the actions of operators, by the path of their call without `/api/desk/`, or the name of their command. */
export const actionMessages = messagePack(
  {
    'oversight/inviteOperator': '邀请运营人员',
    'oversight/renewWelcome': '重新生成欢迎链接',
    'oversight/disableOperator': '停用运营人员',
    'oversight/enableOperator': '启用运营人员',
    'oversight/signOutOperator': '退出运营人员的所有设备',
    'oversight/askRoles': '申请更改角色',
    'oversight/decideApproval': '审批申请',
    'oversight/withdrawApproval': '撤回申请',
    'oversight/askRefund': '申请人工退款',
    'oversight/findPerson': '按证件号查询被保险人',
    'oversight/showPerson': '查看被保险人完整信息',
    'oversight/exportPerson': '导出被保险人的个人信息',
    addOperator: '添加运营人员（命令）',
    renewWelcome: '重新生成欢迎链接（命令）',
    addAgent: '添加业务员（命令）',
    addAgency: '添加机构（命令）',
    addPartnerUser: '添加机构用户（命令）',
    prepareOrder: '准备任务（命令）',
    inviteAgent: '邀请业务员（命令）',
  },
  {
    'oversight/inviteOperator': 'Invited an operator',
    'oversight/renewWelcome': 'Made a new welcome link',
    'oversight/disableOperator': 'Disabled an operator',
    'oversight/enableOperator': 'Enabled an operator',
    'oversight/signOutOperator': 'Signed an operator out everywhere',
    'oversight/askRoles': 'Asked for a change of roles',
    'oversight/decideApproval': 'Decided a request',
    'oversight/withdrawApproval': 'Withdrew a request',
    'oversight/askRefund': 'Asked for a refund by hand',
    'oversight/findPerson': 'Looked an insured person up',
    'oversight/showPerson': 'Saw an insured person unmasked',
    'oversight/exportPerson': 'Exported the data of an insured person',
    addOperator: 'Added an operator (command)',
    renewWelcome: 'Made a new welcome link (command)',
    addAgent: 'Added an agent (command)',
    addAgency: 'Added an agency (command)',
    addPartnerUser: 'Added a user of an agency (command)',
    prepareOrder: 'Prepared an order (command)',
    inviteAgent: 'Invited an agent (command)',
  },
);

/** Words for the records of agents who saw personal data. */
export const agentLookMessages = messagePack(
  {
    revealPerson: '查看一名人员的完整信息',
    openRoster: '查看完整人员清单',
    copyOrder: '复制投保时取得人员信息',
    revealChange: '查看保全人员的完整信息',
  },
  {
    revealPerson: 'Saw one person unmasked',
    openRoster: 'Saw a whole roster unmasked',
    copyOrder: 'Copied personal data to a new order',
    revealChange: 'Saw persons of an endorsement unmasked',
  },
);

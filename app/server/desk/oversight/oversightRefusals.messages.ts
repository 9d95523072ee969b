import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages of the refusals of actions on operators, approvals and personal data. */
export interface OversightRefusalMessages {
  readonly ownAccount: string;
  readonly lastAdministrator: string;
  readonly accountDisabled: string;
  readonly accountInUse: string;
  readonly rolesSame: string;
  readonly askedAlready: string;
  readonly noApprover: string;
  readonly notWaiting: string;
  readonly ownRequest: string;
  readonly notOwnRequest: string;
  readonly changedSince: string;
  readonly notRefundable: string;
  readonly nothingToErase: string;
}

export const oversightRefusalMessages: MessagePack<OversightRefusalMessages> = messagePack<OversightRefusalMessages>(
  {
    ownAccount: '不能停用自己的账号，请由其他管理员操作',
    lastAdministrator: '这是最后一位可用的管理员，请先添加另一位管理员',
    accountDisabled: '该账号已停用，请先启用',
    accountInUse: '该账号未停用',
    rolesSame: '角色没有变化',
    askedAlready: '已有一条相同的申请待审批',
    noApprover: '没有其他人可以审批。请先用服务器命令 npm run operator 添加一位管理员',
    notWaiting: '该申请已处理、已撤回或已过期，请刷新',
    ownRequest: '不能审批自己的申请，请由其他人审批',
    notOwnRequest: '只能撤回自己的申请',
    changedSince: '提出申请后情况已变化，请驳回后重新申请',
    notRefundable: '该订单当前状态不能人工退款：只有已支付且未出单的订单可以',
    nothingToErase: '平台没有保存该证件号的个人信息',
  },
  {
    ownAccount: 'You can’t disable your own account, please ask another administrator',
    lastAdministrator: 'This is the last administrator in use, please add another one first',
    accountDisabled: 'This account is disabled, please enable it first',
    accountInUse: 'This account isn’t disabled',
    rolesSame: 'The roles don’t change',
    askedAlready: 'The same request is already waiting',
    noApprover:
      'There is no other operator who can approve. Please add an administrator by the command npm run operator first',
    notWaiting: 'This request was decided or withdrawn or has expired, please reload',
    ownRequest: 'You can’t decide your own request, please ask another operator',
    notOwnRequest: 'Only own requests can be withdrawn',
    changedSince: 'Things have changed since the request was made. Please reject it and ask again',
    notRefundable: 'This order can’t be refunded by hand: it must be paid, and have no policy yet',
    nothingToErase: 'Nothing is stored about a person with this id number',
  },
);

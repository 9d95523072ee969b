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
    accountInUse: '该账号未停用，请刷新页面',
    rolesSame: '角色没有变化',
    askedAlready: '已有一条相同的申请待审批',
    noApprover: '没有其他运营人员可以审批，请联系技术人员添加一位管理员（npm run operator）',
    notWaiting: '该申请已处理、已撤回或已过期，请刷新页面',
    ownRequest: '不能审批自己的申请，请由其他人审批',
    notOwnRequest: '只能撤回自己的申请',
    changedSince: '提出申请后情况已变化，请驳回后重新申请',
    notRefundable: '该订单不能人工退款：仅限已支付且未出单的订单',
    nothingToErase: '平台没有保存该证件号的个人信息',
  },
  {
    ownAccount: 'You can’t disable your own account. Ask another administrator',
    lastAdministrator: 'This is the last active administrator. Add another one first',
    accountDisabled: 'This account is disabled. Enable it first',
    accountInUse: 'This account isn’t disabled. Reload the page',
    rolesSame: 'The roles haven’t changed',
    askedAlready: 'The same request is already pending',
    noApprover:
      'No other operator can approve this. Ask your technical team to add an administrator (npm run operator)',
    notWaiting: 'This request was decided or withdrawn, or has expired. Reload the page',
    ownRequest: 'You can’t decide your own request. Ask another operator',
    notOwnRequest: 'You can withdraw only your own requests',
    changedSince: 'The situation has changed since the request was made. Reject it and have it submitted again',
    notRefundable: 'This order can’t be refunded manually: only paid orders whose policy is not issued can',
    nothingToErase: 'The platform has no personal data for this ID number',
  },
);

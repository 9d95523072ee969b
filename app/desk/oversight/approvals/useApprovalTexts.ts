import { useMessages } from '@tuanbao/library/i18n/useMessages';

import type { ResponseOf } from '../../../contract/call.ts';
import type { listApprovals } from '../../../contract/desk/oversight/approvals.ts';
import { useRoleNames } from '../operators/useRoleOptions.ts';
import { messages } from './approvals.messages.ts';

/** A request for approval in the list. */
export type ListedApproval = ResponseOf<typeof listApprovals>['list'][number];

/** Texts about a request: its subject, and the values before and after its approval. */
export interface ApprovalTexts {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the function that gives the texts about a request. */
export function useApprovalTexts(): (approval: ListedApproval) => ApprovalTexts {
  const words = useMessages(messages);
  const roleNames = useRoleNames();
  return ({ kind, name, userName, rolesBefore, rolesAfter, orderSn, groupName, amount }) => {
    const named = (roles: ListedApproval['rolesBefore']) => roles.map((role) => roleNames[role]).join('、');
    const operator = `${name} ${userName}`;
    switch (kind) {
      case 'operatorRoles':
        return { subject: operator, before: named(rolesBefore), after: named(rolesAfter) };
      case 'operatorInvitation':
        return { subject: operator, before: words.newAccount, after: named(rolesAfter) };
      case 'operatorLink':
        return { subject: operator, before: words.oldLink, after: words.newLink };
      case 'orderRefund':
        return { subject: `${orderSn} ${groupName}`, before: words.paid(amount), after: words.refunded(amount) };
    }
  };
}

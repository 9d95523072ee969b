import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';

import type { ResponseOf } from '../../../contract/call.ts';
import type { listApprovals } from '../../../contract/desk/oversight/approvals.ts';
import { useRoleNames } from '../operators/useRoleOptions.ts';
import { messages } from './approvals.messages.ts';

/** The data that the list of requests for approval shows about a request. */
export type ListedApproval = ResponseOf<typeof listApprovals>['list'][number];

/** Texts about a request: its subject, and the values before and after its approval. */
export interface ApprovalTexts {
  readonly subject: string;
  readonly before: string;
  readonly after: string;
}

function subjectOf({ name, userName, orderSn, groupName, productId, productName }: ListedApproval): string {
  if (productId !== '') return `${productId} ${productName}`;
  return orderSn === '' ? `${name} ${userName}` : `${orderSn} ${groupName}`;
}

/** Returns a function that gives the displayed texts about a request. */
export function useApprovalTexts(): (approval: ListedApproval) => ApprovalTexts {
  const words = useMessages(messages);
  const roleNames = useRoleNames();
  const { listed } = usePunctuation();
  const named = (roles: ListedApproval['rolesBefore']) => listed(roles.map((role) => roleNames[role]));
  const changes: Readonly<
    Record<ListedApproval['kind'], (approval: ListedApproval) => Omit<ApprovalTexts, 'subject'>>
  > = {
    operatorRoles: ({ rolesBefore, rolesAfter }) => ({ before: named(rolesBefore), after: named(rolesAfter) }),
    operatorInvitation: ({ rolesAfter }) => ({ before: words.newAccount, after: named(rolesAfter) }),
    operatorLink: () => ({ before: words.oldLink, after: words.newLink }),
    personErasure: ({ erasedPlaces, keptPlaces, keptUntil }) => ({
      before: words.stored(erasedPlaces + keptPlaces),
      after: words.erased(erasedPlaces, keptPlaces, keptUntil),
    }),
    orderRefund: ({ amount }) => ({ before: words.paid(amount), after: words.refunded(amount) }),
    productOff: ({ host }) => ({
      before: words.onSale,
      after: host === '*' ? words.offEverywhere : words.offAt(host || words.ownPlatform),
    }),
  };
  return (approval) => {
    const { kind, approvalId } = approval;
    const subject = kind === 'personErasure' ? words.person(approvalId) : subjectOf(approval);
    return { subject, ...changes[kind](approval) };
  };
}

import {
  askRefund,
  decideApproval,
  listApprovals,
  withdrawApproval,
} from '../../../contract/desk/oversight/approvals.ts';
import {
  askRoles,
  disableOperator,
  enableOperator,
  inviteOperator,
  listOperators,
  renewWelcome,
  signOutOperator,
} from '../../../contract/desk/oversight/operators.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { approvalsFor, decide, withdraw } from './approvals.ts';
import { askForRoles, disable, enable, invite, operatorsOnPage, renew, signOut } from './operators.ts';
import { askForRefund } from './refundByHand.ts';

function operatorRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(listOperators, (page, { tx }) => operatorsOnPage(services, tx, page));
  action(inviteOperator, (given, context) => invite(services, context, given));
  action(renewWelcome, (given, context) => renew(services, context, given));
  action(disableOperator, ({ operatorId }, context) => disable(services, context, operatorId));
  action(enableOperator, ({ operatorId }, context) => enable(context, operatorId));
  action(signOutOperator, ({ operatorId }, context) => signOut(context, operatorId));
  action(askRoles, (given, context) => askForRoles(services, context, given));
}

function approvalRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(listApprovals, (query, context) => approvalsFor(services, context, query));
  action(decideApproval, async (given, context) => {
    const done = await decide(services, context, given);
    services.wakeWorker();
    return done;
  });
  action(withdrawApproval, ({ approvalId }, context) => withdraw(services, context, approvalId));
  action(askRefund, (given, context) => askForRefund(services, context, given));
}

/** Registers the calls of the desk about operators, approvals, records and personal data. */
export function oversightRoutes(desk: DeskRoutes, services: Services): void {
  operatorRoutes(desk, services);
  approvalRoutes(desk, services);
}

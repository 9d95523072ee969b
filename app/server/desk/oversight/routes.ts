import {
  askRefund,
  decideApproval,
  listApprovals,
  withdrawApproval,
} from '../../../contract/desk/oversight/approvals.ts';
import { askErasure, planErasure } from '../../../contract/desk/oversight/erasures.ts';
import {
  askRoles,
  disableOperator,
  enableOperator,
  inviteOperator,
  listOperators,
  renewWelcome,
  signOutOperator,
} from '../../../contract/desk/oversight/operators.ts';
import { exportPerson, findPerson, showPerson } from '../../../contract/desk/oversight/persons.ts';
import { listActions, listAgentLooks } from '../../../contract/desk/oversight/records.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { approvalsFor, decide, withdraw } from './approvals.ts';
import { eraseDuePersons } from './erasePerson.ts';
import { askForErasure, planErasureOf } from './erasures.ts';
import { askForRoles, disable, enable, invite, operatorsOnPage, renew, signOut } from './operators.ts';
import { exportPersonOf, findPersonBy, showPersonOf } from './persons.ts';
import { actionsOnPage, agentLooksOnPage } from './records.ts';
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
    const afterwards = async () => {
      await done.afterwards?.();
      try {
        if (given.isApproved) await eraseDuePersons(services);
      } finally {
        services.wakeWorker();
      }
    };
    return { ...done, afterwards };
  });
  action(withdrawApproval, ({ approvalId }, context) => withdraw(services, context, approvalId));
  action(askRefund, (given, context) => askForRefund(services, context, given));
}

function recordRoutes({ question }: DeskRoutes): void {
  question(listActions, (query, { tx }) => actionsOnPage(tx, query));
  question(listAgentLooks, (query, { tx }) => agentLooksOnPage(tx, query));
}

function personRoutes({ action }: DeskRoutes, services: Services): void {
  action(findPerson, (given, context) => findPersonBy(services, context, given));
  action(showPerson, (given, context) => showPersonOf(services, context, given));
  action(exportPerson, (given, context) => exportPersonOf(services, context, given));
  action(planErasure, (given, context) => planErasureOf(services, context, given));
  action(askErasure, (given, context) => askForErasure(services, context, given));
}

/** Registers the calls of the desk about operators, approvals, records and personal data. */
export function oversightRoutes(desk: DeskRoutes, services: Services): void {
  operatorRoutes(desk, services);
  approvalRoutes(desk, services);
  recordRoutes(desk);
  personRoutes(desk, services);
}

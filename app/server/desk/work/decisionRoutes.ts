import {
  acceptMaterials,
  decideInsurerWork,
  insurerSubject,
  materialsCheck,
  openMaterials,
  returnMaterials,
} from '../../../contract/desk/work/decisions.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { applyDecision, shownSubject } from './insurerDecisions.ts';
import { openedMaterials, settleMaterials, shownCheck } from './materialChecks.ts';
import type { SubjectKey } from './subjects.ts';

const nameOf = ({ kind, id }: SubjectKey): string => `${kind} ${id}`;

/** Registers the calls of the desk that check materials and apply the insurer's decisions. */
export function decisionDeskRoutes({ question, action, actionInSteps }: DeskRoutes, services: Services): void {
  question(materialsCheck, (key, context) => shownCheck(services, context, key));
  action(openMaterials, async (key, context) => ({
    subject: nameOf(key),
    result: await openedMaterials(services, context, key),
  }));
  actionInSteps(acceptMaterials, nameOf, async (seen) => {
    await settleMaterials(services, seen, 'accepted');
    return {};
  });
  actionInSteps(returnMaterials, nameOf, async ({ materials, ...seen }) => {
    await settleMaterials(services, seen, 'returned', materials);
    return {};
  });
  question(insurerSubject, (key, context) => shownSubject(context, key));
  actionInSteps(decideInsurerWork, nameOf, async (given) => {
    await applyDecision(services, given);
    return {};
  });
}

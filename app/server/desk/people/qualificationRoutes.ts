import {
  approveQualification,
  listQualifications,
  openQualification,
  rejectQualification,
} from '../../../contract/desk/people/qualifications.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { approve, openedRequest, qualificationPage, reject } from './qualifications.ts';

/** Registers the calls of the desk about agents' requests for verification. */
export function qualificationDeskRoutes({ question, action }: DeskRoutes, services: Services): void {
  question(listQualifications, ({ pageIndex, state }, { tx }) => qualificationPage(tx, state, pageIndex));
  action(openQualification, async ({ requestId }, { tx }) => ({
    subject: requestId,
    result: await openedRequest(services, tx, requestId),
  }));
  action(approveQualification, async ({ requestId }, context) => {
    await approve(services, context, requestId);
    return { subject: requestId, result: {} };
  });
  action(rejectQualification, async (request, context) => {
    await reject(services, context, request);
    return { subject: request.requestId, result: {} };
  });
}

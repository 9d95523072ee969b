import { workOverview } from '../../../contract/desk/work/queues.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { decisionDeskRoutes } from './decisionRoutes.ts';
import { invitationRoutes } from './invitations.ts';
import { jobRoutes } from './jobs.ts';
import { noticeRoutes } from './notices.ts';
import { offlineOrderRoutes } from './offlineOrderRoutes.ts';
import { deskOrderRoutes } from './orders.ts';
import { preparedOrderRoutes } from './preparedOrderRoutes.ts';
import { overviewFor } from './queues.ts';
import { transferRoutes } from './transfers.ts';
import { waitingRoutes } from './waiting.ts';

/** Registers the calls of the desk about queues of work. */
export function workRoutes(desk: DeskRoutes, services: Services): void {
  desk.question(workOverview, (_, context) => overviewFor(services, context));
  offlineOrderRoutes(desk, services);
  preparedOrderRoutes(desk, services);
  invitationRoutes(desk, services);
  transferRoutes(desk, services);
  jobRoutes(desk, services);
  waitingRoutes(desk, services);
  deskOrderRoutes(desk, services);
  decisionDeskRoutes(desk, services);
  noticeRoutes(desk, services);
}

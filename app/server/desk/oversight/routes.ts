import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';

/** Registers the calls of the desk about operators, approvals, records and personal data. */
export function oversightRoutes(_desk: DeskRoutes, _services: Services): void {}

import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';

/** Registers the calls of the desk about agents and partner organisations. */
export function peopleRoutes(_desk: DeskRoutes, _services: Services): void {}

import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';

/** Registers the calls of the desk about the work that waits. */
export function workRoutes(_desk: DeskRoutes, _services: Services): void {}

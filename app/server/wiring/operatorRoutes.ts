import type { CallRoutes } from '../calls/callRoutes.ts';
import { figureRoutes } from '../desk/figures/routes.ts';
import { oversightRoutes } from '../desk/oversight/routes.ts';
import { peopleRoutes } from '../desk/people/routes.ts';
import { deskProductRoutes } from '../desk/products/routes.ts';
import { brandRoutes } from '../desk/site/brandRoutes.ts';
import { deskSiteRoutes } from '../desk/site/routes.ts';
import { workRoutes } from '../desk/work/routes.ts';
import { deskRoutes } from '../operators/deskRoutes.ts';
import { deskSessionRoutes } from '../operators/routes.ts';
import type { Services } from '../services/services.ts';

/** Registers the calls of the operators' desk. A separate OpenAPI document describes these calls. */
export function operatorRoutes(calls: CallRoutes, services: Services): void {
  deskSessionRoutes(calls, services);
  const desk = deskRoutes(calls, services);
  workRoutes(desk, services);
  peopleRoutes(desk, services);
  deskProductRoutes(desk, services);
  deskSiteRoutes(desk, services);
  brandRoutes(desk, services);
  figureRoutes(desk, services);
  oversightRoutes(desk, services);
}

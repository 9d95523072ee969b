import { listFigures } from '../../../contract/desk/figures/figures.ts';
import type { DeskRoutes } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import { figuresOf } from './service.ts';

/** Registers the calls of the desk about figures. */
export function figureRoutes({ question }: DeskRoutes, services: Services): void {
  question(listFigures, (request, { tx }) => figuresOf(services, tx, request));
}

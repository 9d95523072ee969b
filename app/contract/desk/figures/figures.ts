import { asIs } from '../../call.ts';
import { deskCall } from '../deskCall.ts';
import type { FigureWires as Wires } from './figures.schema.ts';

export type { FigureGrouping, FigureRow, FigureSums, StateTime } from './figures.schema.ts';

/**
 * Returns the figures of a period by day, product or agency, the figures for the whole period, and the median time that
 * orders stayed in each state except `insured`. The period has at most 366 days.
 */
export const listFigures = deskCall('GET', '/api/desk/figures', {
  summary: 'Figures of a period, by day, product or agency',
  permission: 'figures.see',
  request: asIs<Wires['listFigures']['request']>(),
  response: asIs<Wires['listFigures']['response']>(),
});

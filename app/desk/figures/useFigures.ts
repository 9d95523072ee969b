import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';

import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { RequestOf, ResponseOf } from '../../contract/call.ts';
import { type FigurePeriodProblem, figurePeriodProblems, periodOf } from '../../contract/desk/figures/figurePeriod.ts';
import { figureGroupings } from '../../contract/desk/figures/figures.schema.ts';
import { type FigureGrouping, listFigures } from '../../contract/desk/figures/figures.ts';
import { type ListQuery, useListQuery } from '../list/useListQuery.ts';
import { figureParts, type FigureParts } from './figuresPath.ts';
import { type FigureMeasure, figureMeasures } from './measures.ts';

/** Response with the figures of a period. */
export type Figures = ResponseOf<typeof listFigures>;

/** Period, grouping and limits in the address of the page, and the figures that they select. */
export interface FigureView {
  readonly query: ListQuery<(typeof figureParts)[number]>;
  readonly from: CalendarDay;
  readonly until: CalendarDay;
  /** Fault of the period in the address; undefined if the period is valid. */
  readonly problem: FigurePeriodProblem | undefined;
  readonly grouping: FigureGrouping;
  readonly measure: FigureMeasure;
  readonly question: ReturnType<typeof useQuestion<RequestOf<typeof listFigures>, Figures>>;
}

const limitOf = ({ product, host }: FigureParts) => ({
  ...(product !== '' && { productId: product.slice(0, 100) }),
  ...(host !== '' && { host: host.slice(0, 100) }),
});

/**
 * Reads from the address: the period, the grouping, the measure, and the product and host to which the figures are
 * limited. Loads these figures, unless the period has a fault.
 */
export function useFigures(): FigureView {
  const { clock } = useServices();
  const query = useListQuery(figureParts);
  const { filters } = query;
  const period = periodOf(filters, clock.today());
  const [problem] = figurePeriodProblems(period);
  const grouping = figureGroupings.find((each) => each === filters.grouping) ?? 'day';
  const request = problem ? null : { ...period, grouping, ...limitOf(filters) };
  return {
    query,
    ...period,
    problem,
    grouping,
    measure: figureMeasures.find((each) => each === filters.measure) ?? 'premium',
    question: useQuestion(listFigures, request),
  };
}

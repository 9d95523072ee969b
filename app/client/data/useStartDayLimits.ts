import { useMemo } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { startDayLimits } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

/**
 * Returns the first and last day on which the cover of any product may start, and the days on which no cover can start.
 * These days are those of the current year and, if the last day is in the next year, of both years.
 */
export function useStartDayLimits(): Question<ResponseOf<typeof startDayLimits>> {
  const { clock } = useServices();
  const year = clock.today().slice(0, 4);
  const now = useQuestion(startDayLimits, { year }, forVisit);
  const lastYear = now.data?.latest.slice(0, 4) ?? year;
  const next = useQuestion(startDayLimits, lastYear === year ? null : { year: lastYear }, forVisit);
  const data = useMemo(() => {
    if (!now.data || lastYear === year) return now.data;
    return next.data && { ...now.data, closedDays: [...now.data.closedDays, ...next.data.closedDays] };
  }, [now.data, next.data, lastYear, year]);
  return lastYear === year ? now : { ...next, data };
}

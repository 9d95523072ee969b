import type { ResponseOf } from '../../contract/call.ts';
import { startDayLimits } from '../../contract/products.ts';
import { forVisit, type Question, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';

/** First and last possible start day, and the days on which no cover can start. */
export function useStartDayLimits(): Question<ResponseOf<typeof startDayLimits>> {
  const { clock } = useServices();
  return useQuestion(startDayLimits, { year: clock.today().slice(0, 4) }, forVisit);
}

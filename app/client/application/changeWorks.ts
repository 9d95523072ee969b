import { newPeriod } from '@tuanbao/library/domain/order/newDraft';
import { periodFollowingWorks } from '@tuanbao/library/domain/order/periodOfWorks';
import type { Construction } from '@tuanbao/library/domain/subject/construction/construction';

import type { DraftStore } from '../drafts/draftStore.ts';
import { startWindowOf } from './startWindow.ts';

/**
 * Changes the construction works of a draft. Until the agent chooses a period of cover, the period follows the dates of
 * the works.
 */
export function changeWorks(store: DraftStore, before: Construction, after: Construction): void {
  const { product, today, startDays } = store.surroundings;
  const { earliest, latest } = startWindowOf(store.surroundings);
  const period = periodFollowingWorks(store.read(), before, after, {
    durations: product.durations,
    allowsStart: (day) => day >= earliest && day <= latest && !startDays.closedDays.includes(day),
    initial: newPeriod(product, today),
  });
  store.change({ construction: after, ...period });
}

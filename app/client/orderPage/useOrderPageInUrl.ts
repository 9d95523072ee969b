import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { PolicyView } from '@tuanbao/library/domain/order/order';

import type { ChosenRoster } from '../orderPersons/chosenRoster.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { type OrderPageTab, orderPageTabs } from './orderParts.ts';

/** The part of an order's page that is shown: the tab, the order as it is now or as it was sold, and the roster. */
export interface OrderPagePlace {
  readonly tab: OrderPageTab;
  readonly view: PolicyView;
  /** Roster in the tab of the persons: the roster at the sale, or the roster of a day. Null for the roster of today. */
  readonly roster: ChosenRoster;
}

const first: OrderPagePlace = { tab: 'overview', view: 'now', roster: null };

const rosterIn = (text: string | null): ChosenRoster =>
  text === 'sold' || (text !== null && isCalendarDay(text)) ? text : null;

/**
 * Keeps the tab, the view and the roster of an order's page in the address. Thus a reload or a shared link shows the
 * same part.
 */
export function useOrderPageInUrl(): [OrderPagePlace, (changed: Partial<OrderPagePlace>) => void] {
  const [params, setParams] = useSearchParams();
  const place: OrderPagePlace = {
    tab: orderPageTabs.find((tab) => tab === params.get('tab')) ?? first.tab,
    view: params.get('view') === 'sold' ? 'sold' : 'now',
    roster: rosterIn(params.get('roster')),
  };
  const change = (changed: Partial<OrderPagePlace>) => {
    const { tab, view, roster } = { ...place, ...changed };
    const shown = {
      ...(tab !== first.tab && { tab }),
      ...(view !== first.view && { view }),
      ...(roster !== null && { roster }),
    };
    setParams(shown, { replace: true });
  };
  return [place, change];
}

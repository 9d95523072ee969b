import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { shanghaiDayOf } from '@tuanbao/library/domain/calendar/clock';
import { occupationTreeOf } from '@tuanbao/library/domain/occupation/occupationTree';
import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { createRosterStore, type RosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { rosterSchemesOf } from '@tuanbao/library/domain/scheme/rosterSchemes';

import { pastPersons } from '../../contract/history.ts';
import { productDefinition, productOccupations } from '../../contract/products.ts';
import type { Send } from '../platform/http/http.ts';

/**
 * Persons of an order, without masking. `recorded` contains the persons as the order has them; the store contains the
 * persons with the agent's corrections.
 */
export interface CorrectionDesk {
  readonly recorded: readonly Person[];
  readonly store: RosterStore;
}

/**
 * Loads the persons of an order without masking, and the data that are needed to check them. The server writes the call
 * to its audit log.
 * @throws CallError
 */
export async function openCorrectionDesk(
  send: Send,
  { orderSn, productId, startDate, createdAt, schemes, months }: OrderDetail,
  today: CalendarDay,
): Promise<CorrectionDesk> {
  const [product, occupations, recorded] = await Promise.all([
    send(productDefinition, { productId, policyUuid: orderSn }),
    send(productOccupations, { productId }),
    send(pastPersons, { orderSn }),
  ]);
  const context = rosterContextOf(product, {
    today,
    startDate,
    orderCreatedOn: shanghaiDayOf(new Date(createdAt)),
    occupations: occupationTreeOf(occupations),
    schemes: rosterSchemesOf(product, schemes, months),
  });
  return { recorded, store: createRosterStore(context, recorded) };
}

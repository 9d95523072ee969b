import { surrenderDateOf, type SurrenderCode, surrenderProblem } from '@tuanbao/library/domain/order/surrender';
import { type SurrenderValue, surrenderValueOf } from '@tuanbao/library/domain/order/surrenderValue';
import type { Problem } from '@tuanbao/library/domain/problem/problem';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';
import { surrenderMessages } from '@tuanbao/library/i18n/surrender.messages';

import { resultCodes } from '../../contract/envelope.ts';
import { standingOf } from '../orders/policyStanding.ts';
import { premiumPartsOf } from '../orders/premiumParts.ts';
import type { LockedOrder } from '../orders/repository.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { hasOpenEndorsement, openSurrenderOf } from './surrenderRepository.ts';

const refusedBecause = ({ code, params }: Problem<SurrenderCode>): Refusal =>
  new Refusal(resultCodes.refused, (locale) => messagesIn(surrenderMessages, locale).problems[code](params));

const coverOf = ({ start_date: startDate, end_date: endDate }: LockedOrder) => ({ startDate, endDate });

/** Checks that the policy of an order can be surrendered today. @throws Refusal 006004 when it can't */
export async function refuseSurrender(
  { clock }: Pick<Services, 'clock'>,
  tx: DatabaseTransaction,
  order: LockedOrder,
): Promise<void> {
  const problem = surrenderProblem({
    status: order.status,
    cover: coverOf(order),
    today: clock.today(),
    hasOpenEndorsement: await hasOpenEndorsement(tx, order.id),
    hasOpenSurrender: (await openSurrenderOf(tx, order.id)) !== undefined,
  });
  if (problem) throw refusedBecause(problem);
}

/**
 * Value of a policy if it is surrendered today. The value depends on the product version with which the policy was
 * priced.
 * @throws Refusal 006004 when the value can't be computed
 */
export async function valueToday(
  { clock, catalogue }: Pick<Services, 'clock' | 'catalogue'>,
  tx: DatabaseTransaction,
  order: LockedOrder,
): Promise<SurrenderValue> {
  const product = catalogue.productOf(order.product_id, order.product_version);
  const cover = coverOf(order);
  const { heads } = await standingOf(tx, order, clock.today());
  const value = surrenderValueOf(await premiumPartsOf(tx, order), {
    cover,
    effectiveDate: surrenderDateOf(clock.today(), cover),
    rule: product?.endorsement ?? null,
    shortPeriodRates: product?.shortPeriodRates ?? {},
    heads,
  });
  if ('problem' in value) throw refusedBecause(value.problem);
  return value;
}

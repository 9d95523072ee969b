import type { CalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import type { CoverPeriod } from '@tuanbao/library/domain/endorsement/effectiveDate';
import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import type { OccupationClass } from '@tuanbao/library/domain/occupation/occupationClass';
import { headsOfOrder } from '@tuanbao/library/domain/order/heads';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';
import type { EndorsementRule } from '@tuanbao/library/domain/product/endorsementRule';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import type { Quote } from '@tuanbao/library/domain/rating/quotation';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { endorsedPolicyRow, type PolicyKey } from './policyRepository.ts';

/** The data of a policy that are needed for its endorsements. */
export interface EndorsedPolicy {
  readonly orderId: number;
  readonly uuid: string;
  readonly sn: string;
  readonly orderSn: string;
  readonly productId: string;
  readonly productName: string;
  readonly groupName: string;
  /**
   * The product in the version with which the policy was priced; null if the catalogue no longer contains this version.
   */
  readonly product: ProductDefinition | null;
  /** Endorsement rule of the product; null when the product doesn't allow endorsements. */
  readonly rule: EndorsementRule | null;
  readonly isInForce: boolean;
  readonly cover: CoverPeriod;
  readonly months: number;
  readonly applyQuantity: number;
  readonly schemes: readonly Scheme[];
  /** For each scheme, the occupation classes with which the scheme was priced. */
  readonly classes: ReadonlyMap<string, readonly OccupationClass[]>;
  readonly initialHeads: number;
  /**
   * Number of persons who are counted in the premium but aren't in the roster. It is greater than 0 only for some old
   * orders.
   */
  readonly unlistedHeads: number;
  readonly rosterVersion: number;
  readonly hasOpenEndorsement: boolean;
  /** True while the agent's request to surrender the policy waits for the insurer's decision. */
  readonly hasOpenSurrender: boolean;
  readonly lastEffectiveDate: CalendarDay | null;
}

const classesIn = (quote: Quote): EndorsedPolicy['classes'] =>
  new Map(
    quote.schemes.map((scheme) => [
      scheme.schemeId,
      scheme.status === 'priced' ? scheme.lines.map(({ occupationClass }) => occupationClass) : [],
    ]),
  );

/** Loads a policy with the data that its endorsements depend on. @throws Refusal 900404 when there is no such policy */
export async function policyOf(
  { catalogue }: Services,
  tx: DatabaseTransaction,
  key: PolicyKey,
): Promise<EndorsedPolicy> {
  const row = await endorsedPolicyRow(tx, key);
  if (!row) throw notFound();
  const product = catalogue.productOf(row.product_id, row.product_version) ?? null;
  return {
    orderId: row.id,
    uuid: row.uuid,
    sn: row.sn,
    orderSn: row.order_sn,
    productId: row.product_id,
    productName: row.product_name,
    groupName: row.group_name,
    product,
    rule: product?.endorsement ?? null,
    isInForce: isIn(orderMachine.sets.inForce, row.status),
    cover: { startDate: row.start_date, endDate: row.end_date },
    months: row.months,
    applyQuantity: row.apply_quantity,
    schemes: row.schemes,
    classes: classesIn(row.quote),
    initialHeads: row.heads,
    unlistedHeads: headsOfOrder({ submitted: row.heads, listed: row.listed, listedNow: 0 }),
    rosterVersion: row.roster_version,
    hasOpenEndorsement: row.has_open,
    hasOpenSurrender: row.has_open_surrender,
    lastEffectiveDate: row.last_effective_date,
  };
}

import type { Applicant } from '@tuanbao/library/domain/applicant/applicant';
import {
  type CountedInvoice,
  invoiceableBalance,
  mergedAmountOf,
  type PolicyMoney,
} from '@tuanbao/library/domain/invoice/invoiceBalance';
import { isIssued } from '@tuanbao/library/domain/invoice/invoiceMachine';
import type { InvoiceWish } from '@tuanbao/library/domain/invoice/invoiceWish';
import type { InvoiceSource } from '@tuanbao/library/domain/invoice/newInvoice';
import type { Fen } from '@tuanbao/library/domain/money/fen';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';

import type { InvoiceKey } from '../../contract/invoices.ts';
import { chargedEndorsementOf, confirmedNetsOf } from '../endorsements/confirmedRepository.ts';
import { orderWithPolicyOf } from '../orders/policyOrderRepository.ts';
import { openedApplicant, openedWish } from '../orders/sealedApplication.ts';
import { surrenderRefundOf } from '../orders/surrenderRepository.ts';
import { isUuid } from '../platform/database/uuid.ts';
import type { Keyring } from '../platform/encryption/keyring.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { DatabaseTransaction } from '../tables/database.ts';
import { refusedInWords } from './refusals.ts';
import { countedInvoicesOf } from './repository.ts';

/** The subject of an invoice. It is the order of a policy, or one endorsement of that policy. */
export interface InvoicedPolicy {
  readonly orderId: number;
  /** Id of the endorsement that is invoiced; null when the order itself is invoiced. */
  readonly endorsementId: number | null;
  readonly endorsementUuid: string;
  readonly orderSn: string;
  /** Host on which the order was made; empty for the platform's own host. */
  readonly host: string;
  readonly status: OrderStatus;
  readonly policyUuid: string;
  readonly policySn: string;
  readonly productId: string;
  /** Version of the product that was sold. */
  readonly productVersion: number;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly groupTaxId: string;
  /** The invoice that the agent requested when submitting the order; null when the agent requested none. */
  readonly wish: InvoiceWish | null;
  readonly premiumFen: Fen;
  /** Premium of the endorsement that is invoiced; null when the order itself is invoiced. */
  readonly endorsementNetFen: Fen | null;
}

const taxIdIn = ({ groupIdType, groupIdNo }: Applicant): string =>
  groupIdType === 'creditCode' || groupIdType === 'taxRegistration' ? groupIdNo.toUpperCase() : '';

async function endorsementIn(tx: DatabaseTransaction, orderId: number, uuid: string) {
  if (!isUuid(uuid)) throw notFound();
  const row = await chargedEndorsementOf(tx, orderId, uuid);
  if (!row) throw notFound();
  if (row.roster_version === null) {
    throw refusedInWords(
      '该保全尚未生效，不能开具发票',
      'The endorsement is not in force yet, so it can’t be invoiced',
    );
  }
  if (row.net_fen <= 0)
    throw refusedInWords(
      '该保全没有收取保费，不能开具发票',
      'Nothing was charged for the endorsement, so it can’t be invoiced',
    );
  return row;
}

/**
 * Loads the order or endorsement that is invoiced. `policyUuid` may also be the order number. With `agentId`, only the
 * policies of this agent are searched.
 * @throws Refusal 900404 when there is no such order or endorsement; 006004 when the order has no policy yet, or the
 * endorsement isn't confirmed or charged no premium
 */
export async function invoicedPolicyOf(
  tx: DatabaseTransaction,
  keyring: Keyring,
  { policyUuid, orderType, endorsementUuid }: InvoiceKey,
  agentId?: string,
): Promise<InvoicedPolicy> {
  const order = await orderWithPolicyOf(tx, policyUuid, agentId);
  if (!order) throw notFound();
  const { policy_uuid: uuid, policy_sn: policySn } = order;
  if (uuid === null || policySn === null) {
    throw refusedInWords('该订单尚未出具保单，不能开具发票', 'The order has no policy yet, so it can’t be invoiced');
  }
  const endorsement = orderType === 'endorsement' ? await endorsementIn(tx, order.id, endorsementUuid) : null;
  return {
    orderId: order.id,
    endorsementId: endorsement?.id ?? null,
    endorsementUuid: endorsement?.uuid ?? '',
    orderSn: order.sn,
    host: order.host,
    status: order.status,
    policyUuid: uuid,
    policySn,
    productId: order.product_id,
    productVersion: order.product_version,
    productName: order.product_name,
    insurerName: order.insurer_name,
    groupName: order.group_name,
    groupTaxId: taxIdIn(openedApplicant(keyring, order.applicant_sealed)),
    wish: openedWish(keyring, order.invoice_wish_sealed),
    premiumFen: order.total_fen,
    endorsementNetFen: endorsement?.net_fen ?? null,
  };
}

/**
 * An invoice of a policy, with the values from which the balance is computed and the id of the invoiced endorsement.
 */
export interface InvoiceOfOrder extends CountedInvoice {
  readonly id: number;
  /** Id of the endorsement that is invoiced; null when the order itself is invoiced. */
  readonly endorsementId: number | null;
  /** Id of the invoice that this red-letter invoice reverses; null when this isn't a red-letter invoice. */
  readonly reversesId: number | null;
}

/** The premium of a policy, the changes of the premium, and the policy's invoices, oldest first. */
export interface MoneyOfOrder extends PolicyMoney {
  readonly invoices: readonly InvoiceOfOrder[];
}

/**
 * Premium of a policy, the changes of the premium by confirmed endorsements and by a surrender, and the policy's
 * invoices. A caller whose decision depends on the result must lock the order first.
 */
export async function moneyOf(
  tx: DatabaseTransaction,
  { orderId, premiumFen }: Pick<InvoicedPolicy, 'orderId' | 'premiumFen'>,
): Promise<MoneyOfOrder> {
  const nets = await confirmedNetsOf(tx, orderId);
  const surrenderedFen = await surrenderRefundOf(tx, orderId);
  return {
    premiumFen,
    endorsementNetsFen: surrenderedFen === 0 ? nets : [...nets, -surrenderedFen],
    invoices: await countedInvoicesOf(tx, orderId),
  };
}

/** Greatest amount for which an invoice can be issued, and the initial values of the application form. */
export interface InvoiceLimits {
  readonly balanceFen: Fen;
  readonly source: InvoiceSource;
}

/**
 * Limits of the invoice that is being applied for or, if there is no such application, of the next invoice. An invoice
 * of an endorsement can't exceed the premium of the endorsement, and no invoice can exceed the part of the policy's
 * premium that isn't invoiced yet.
 */
export async function limitsOf(tx: DatabaseTransaction, policy: InvoicedPolicy): Promise<InvoiceLimits> {
  const { endorsementId, endorsementNetFen: netFen, groupName, groupTaxId, premiumFen } = policy;
  const money = await moneyOf(tx, policy);
  const isOfKey = (invoice: InvoiceOfOrder) => invoice.endorsementId === endorsementId;
  const others = money.invoices.filter((invoice) => !isOfKey(invoice) || isIssued(invoice.status));
  const leftFen = invoiceableBalance({ ...money, invoices: others });
  const issued = others.filter(isOfKey);
  const balanceFen =
    netFen === null
      ? leftFen
      : Math.min(leftFen, invoiceableBalance({ premiumFen: netFen, endorsementNetsFen: [], invoices: issued }));
  const totalPremiumFen = netFen ?? premiumFen;
  const isMerged = balanceFen < totalPremiumFen || (netFen === null && money.endorsementNetsFen.length > 0);
  return {
    balanceFen,
    source: {
      groupName,
      groupTaxId,
      mergedAmountFen: isMerged ? Math.min(mergedAmountOf(money), balanceFen) : null,
      totalPremiumFen,
    },
  };
}

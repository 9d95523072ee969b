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

/** Subject of an invoice: a policy's order, or one endorsement of it. */
export interface InvoicedPolicy {
  readonly orderId: number;
  /** Null: the order. */
  readonly endorsementId: number | null;
  readonly endorsementUuid: string;
  readonly orderSn: string;
  readonly status: OrderStatus;
  readonly policyUuid: string;
  readonly policySn: string;
  readonly productId: string;
  readonly productName: string;
  readonly insurerName: string;
  readonly groupName: string;
  readonly groupTaxId: string;
  /** The invoice that was asked for with the order; null where none was. */
  readonly wish: InvoiceWish | null;
  readonly premiumFen: Fen;
  /** Premium of the endorsement; null for an order. */
  readonly endorsementNetFen: Fen | null;
}

const taxIdIn = ({ groupIdType, groupIdNo }: Applicant): string =>
  groupIdType === 'creditCode' || groupIdType === 'taxRegistration' ? groupIdNo.toUpperCase() : '';

async function endorsementIn(tx: DatabaseTransaction, orderId: number, uuid: string) {
  if (!isUuid(uuid)) throw notFound();
  const row = await chargedEndorsementOf(tx, orderId, uuid);
  if (!row) throw notFound();
  if (row.roster_version === null) {
    throw refusedInWords('该保全尚未生效，不能开具发票', 'The endorsement is not in force and has no invoice');
  }
  if (row.net_fen <= 0)
    throw refusedInWords('该保全没有收取保费，不能开具发票', 'Nothing was charged for the endorsement');
  return row;
}

/**
 * Subject of an invoice. Row security limits an agent's query to the agent's own policies. A policy is known by the
 * order's number too. @throws Refusal 900404, 006004 where there is nothing to invoice yet
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
    throw refusedInWords('该订单尚未出具保单，不能开具发票', 'There is no policy for the order yet, and so no invoice');
  }
  const endorsement = orderType === 'endorsement' ? await endorsementIn(tx, order.id, endorsementUuid) : null;
  return {
    orderId: order.id,
    endorsementId: endorsement?.id ?? null,
    endorsementUuid: endorsement?.uuid ?? '',
    orderSn: order.sn,
    status: order.status,
    policyUuid: uuid,
    policySn,
    productId: order.product_id,
    productName: order.product_name,
    insurerName: order.insurer_name,
    groupName: order.group_name,
    groupTaxId: taxIdIn(openedApplicant(keyring, order.applicant_sealed)),
    wish: openedWish(keyring, order.invoice_wish_sealed),
    premiumFen: order.total_fen,
    endorsementNetFen: endorsement?.net_fen ?? null,
  };
}

/** An invoice of a policy as far as it counts, with what it is of. */
export interface InvoiceOfOrder extends CountedInvoice {
  readonly id: number;
  /** Null: the order. */
  readonly endorsementId: number | null;
  /** The invoice that it takes off; null where it takes off none. */
  readonly reversesId: number | null;
}

/** A policy's money with its invoices, the oldest first. */
export interface MoneyOfOrder extends PolicyMoney {
  readonly invoices: readonly InvoiceOfOrder[];
}

/**
 * The premium, what endorsements in force and a surrender changed of it, and the invoices of a policy. To be judged with
 * the order locked.
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

/** Highest amount of an invoice, and the first values of its form. */
export interface InvoiceLimits {
  readonly balanceFen: Fen;
  readonly source: InvoiceSource;
}

/**
 * Limits of the pending application, or of the next one where none is pending. An endorsement's invoices are over what
 * the endorsement cost at most, any invoice over what the policy has left.
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

import { isIn } from '@tuanbao/library/domain/machine/stateMachine';
import { yuanOf } from '@tuanbao/library/domain/money/fen';
import { orderMachine } from '@tuanbao/library/domain/order/orderMachine';

import type { ResponseOf } from '../../../contract/call.ts';
import type { OrderFileKind } from '../../../contract/desk/work/orders.schema.ts';
import { deskOrder } from '../../../contract/desk/work/orders.ts';
import { materialsKindOf } from '../../endorsements/handling.ts';
import { voucherKind } from '../../endorsements/transfers.ts';
import type { DeskRoutes, OperatorContext } from '../../operators/deskRoutes.ts';
import { materialKind } from '../../orders/materialsOfOrder.ts';
import { eventsOf } from '../../orders/statusRepository.ts';
import { proofKind } from '../../payments/transfers.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import { endorsementsOfOrder, fileCountsOf, invoicesOfOrder, seenOrderOf } from './orderRepository.ts';
import { transfersOfOrder } from './transferRepository.ts';
import { type WaitingEntry, waitingOfOrder } from './waitingRepository.ts';

type Shown = ResponseOf<typeof deskOrder>;

type FileCount = Awaited<ReturnType<typeof fileCountsOf>>[number];

type Endorsement = Awaited<ReturnType<typeof endorsementsOfOrder>>[number];

/**
 * Returns the kind of a file, and the type of its material or the number of its endorsement. Null if operators don't
 * see this kind.
 */
function kindOfFile(stored: string, endorsements: readonly Endorsement[]): readonly [OrderFileKind, string] | null {
  if (stored.startsWith(materialKind(''))) return ['material', stored.slice(materialKind('').length)];
  if (stored === proofKind) return ['transfer', ''];
  if (stored === 'invoice') return ['invoice', ''];
  const ofMaterials = endorsements.find(({ uuid }) => materialsKindOf(uuid) === stored);
  if (ofMaterials) return ['endorsement', ofMaterials.sn];
  const ofTransfer = endorsements.find(({ uuid }) => voucherKind(uuid) === stored);
  return ofTransfer ? ['endorsementTransfer', ofTransfer.sn] : null;
}

const shownFiles = (counts: readonly FileCount[], endorsements: readonly Endorsement[]): Shown['files'] =>
  counts.flatMap(({ kind: stored, count, at }) => {
    const found = kindOfFile(stored, endorsements);
    return found ? [{ kind: found[0], name: found[1], count, at: at.toISOString() }] : [];
  });

const shownWaiting = ({ since, ...entry }: WaitingEntry) => ({ ...entry, since: since.toISOString() });

/** Returns an order with its history and its queue entries. @throws Refusal 900404 when the order doesn't exist */
async function shownOrder({ clock }: Pick<Services, 'clock'>, { tx }: OperatorContext, sn: string): Promise<Shown> {
  const order = await seenOrderOf(tx, sn);
  if (!order) throw notFound();
  const events = await eventsOf(tx, order.id);
  const endorsements = await endorsementsOfOrder(tx, order.id);
  const invoices = await invoicesOfOrder(tx, order.id);
  const waiting = [...(await waitingOfOrder(tx, sn, clock.now())), ...(await transfersOfOrder(tx, sn))];
  return {
    orderSn: sn,
    groupName: order.group_name,
    productName: order.product_name,
    insurerName: order.insurer_name,
    agentName: order.agent_name,
    state: order.status,
    premium: yuanOf(order.total_fen),
    heads: order.heads,
    startDate: order.start_date,
    endDate: order.end_date,
    policySn: order.policy_sn ?? '',
    handedInAt: order.created_at.toISOString(),
    isRefundable: isIn(orderMachine.sets.awaitsPolicy, order.status),
    waiting: waiting.toSorted((one, other) => one.since.getTime() - other.since.getTime()).map(shownWaiting),
    events: events.map(({ at, from_status: from, to_status: to, reason, by, note }) => ({
      at: at.toISOString(),
      ...(from && { from }),
      to,
      reason,
      by,
      note,
    })),
    files: shownFiles(await fileCountsOf(tx, order.id), endorsements),
    endorsements: endorsements.map(({ uuid, sn: reference, state, certificate_sn: certificateSn, updated_at: at }) => ({
      id: uuid,
      reference,
      state,
      certificateSn: certificateSn ?? '',
      at: at.toISOString(),
    })),
    invoices: invoices.map(({ uuid, status, amount_fen: amountFen, invoice_no: invoiceNo, updated_at: at }) => ({
      id: uuid,
      state: status,
      amount: yuanOf(amountFen),
      invoiceNo: invoiceNo ?? '',
      at: at.toISOString(),
    })),
  };
}

/** Registers the call of the desk that shows an order. */
export function deskOrderRoutes({ question }: DeskRoutes, services: Pick<Services, 'clock'>): void {
  question(deskOrder, ({ orderSn }, context) => shownOrder(services, context, orderSn));
}

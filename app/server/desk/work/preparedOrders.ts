import { yuanOf } from '@tuanbao/library/domain/money/fen';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import type {
  draftsToPrepare,
  prepareFromDraft as fromDraftCall,
  prepareFromOrder as fromOrderCall,
  preparedOrders,
} from '../../../contract/desk/work/preparedOrders.ts';
import { productOnSale } from '../../catalogue/products.ts';
import { prepareFor, preparedLink } from '../../customOrders/prepareFor.ts';
import { openedDraft } from '../../drafts/openedDraft.ts';
import type { OperatorContext } from '../../operators/deskRoutes.ts';
import { operatorRefused } from '../../operators/operatorRefusal.ts';
import { latestRoster } from '../../orders/rosterVersionsRepository.ts';
import { openedApplicant, openedSubjects } from '../../orders/sealedApplication.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import type { Services } from '../../services/services.ts';
import { draftPageOfAll, draftToPrepare, orderToCopy, preparedOrderPage } from './preparedOrderRepository.ts';
import { workRefused } from './workRefused.ts';

const productName = ({ catalogue }: Pick<Services, 'catalogue'>, id: string): string =>
  catalogue.productOf(id)?.name ?? id;

/** Returns a page of prepared orders with the agents' progress. */
export async function listedPreparedOrders(
  services: Services,
  { tx }: OperatorContext,
  { page = 1, status }: RequestOf<typeof preparedOrders>,
): Promise<ResponseOf<typeof preparedOrders>> {
  const { total, rows } = await preparedOrderPage(tx, { page, status });
  return {
    total,
    list: rows.map((row) => ({
      id: row.id,
      title: row.title,
      note: row.note,
      productName: productName(services, row.product_id),
      agentName: row.agent_name,
      status: row.status,
      orderSn: row.order_sn ?? '',
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      link: preparedLink(services, {
        id: row.id,
        agentId: row.agent_id,
        productId: row.product_id,
        host: row.partner_host,
      }),
    })),
  };
}

/** Returns a page of agents' unfinished orders. */
export async function listedDrafts(
  services: Services,
  { tx }: OperatorContext,
  { page = 1, group = '' }: RequestOf<typeof draftsToPrepare>,
): Promise<ResponseOf<typeof draftsToPrepare>> {
  const { total, rows } = await draftPageOfAll(tx, { page, group: group.trim() });
  return {
    total,
    list: rows.map((row) => ({
      id: row.id,
      groupName: row.group_name,
      productName: productName(services, row.product_id),
      agentName: row.agent_name,
      heads: row.heads,
      totalPremium: row.total_fen === null ? null : yuanOf(row.total_fen),
      savedAt: row.saved_at.toISOString(),
    })),
  };
}

/** Id and link of a new prepared order. */
type Prepared = Awaited<ReturnType<typeof prepareFor>>;

/**
 * Creates a prepared order from an unfinished order.
 * @throws Refusal 006004 when the draft doesn't exist, or for the reasons of `prepareFor`
 */
export async function prepareFromDraft(
  services: Services,
  { tx }: OperatorContext,
  { draftId, title, note }: RequestOf<typeof fromDraftCall>,
): Promise<Prepared> {
  const found = isUuid(draftId) ? await draftToPrepare(tx, draftId) : undefined;
  if (!found) throw workRefused('sourceGone');
  const draft = openedDraft(services.keyring, found.content_sealed);
  return prepareFor(services, tx, { agentId: found.agent_id, title, note, draft });
}

/**
 * Creates a prepared order with the content of a submitted order. The agent fills in the first day of cover, the
 * materials and, if they aren't copied, the persons.
 * @throws Refusal 006004 when the submitted order doesn't exist, or its persons are requested but the operator may not
 * see persons; or for the reasons of `prepareFor`
 */
export async function prepareFromOrder(
  services: Services,
  { tx, operator }: OperatorContext,
  { orderSn, title, note, withPersons }: RequestOf<typeof fromOrderCall>,
): Promise<Prepared> {
  const { catalogue, keyring } = services;
  if (withPersons && !operator.permissions.includes('persons.see')) throw operatorRefused('notPermitted');
  const order = await orderToCopy(tx, orderSn);
  if (!order) throw workRefused('sourceGone');
  const roster = withPersons ? await latestRoster(tx, keyring, order.id) : [];
  const draft: OrderDraft = {
    productId: order.product_id,
    productVersion: productOnSale(catalogue, order.product_id).version,
    startDate: '',
    months: order.months,
    applyQuantity: order.apply_quantity,
    schemes: order.schemes,
    persons: roster.map(({ position: _position, ...person }) => person),
    applicant: openedApplicant(keyring, order.applicant_sealed),
    ...openedSubjects(keyring, order.subjects_sealed),
  };
  return prepareFor(services, tx, { agentId: order.agent_id, title, note, draft });
}

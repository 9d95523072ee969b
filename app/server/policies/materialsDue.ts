import { supplementsLacking } from '@tuanbao/library/domain/material/orderMaterials';

import { fileIdsOfOrder } from '../files/repository.ts';
import type { Issuing } from '../gateways/gateways.ts';
import { materialKind } from '../orders/materialsOfOrder.ts';
import type { LockedOrder } from '../orders/repository.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

const anyMaterial = materialKind('');

/**
 * Returns the insurer's response with the outcome `materialsDue` if the insurer issues the policy, but a material that
 * may be sent later is still missing (order state 201 in specification §4). Otherwise returns the response unchanged.
 */
export async function withMaterialsDue(
  { catalogue }: Pick<Services, 'catalogue'>,
  tx: DatabaseTransaction,
  order: LockedOrder,
  issuing: Issuing,
): Promise<Issuing> {
  const product = catalogue.productOf(order.product_id, order.product_version);
  if (issuing.outcome !== 'issued' || !product) return issuing;
  const kinds = (await fileIdsOfOrder(tx, order.id)).map(({ kind }) => kind);
  const given = new Set(
    kinds.filter((kind) => kind.startsWith(anyMaterial)).map((kind) => kind.slice(anyMaterial.length)),
  );
  return supplementsLacking(product, given).length === 0 ? issuing : { ...issuing, outcome: 'materialsDue' };
}

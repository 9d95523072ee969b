import type { Person } from '@tuanbao/library/domain/roster/person';
import { carrierPlanCodeOf } from '@tuanbao/library/domain/scheme/carrierPlanCode';
import { rosterLinesOf } from '@tuanbao/library/domain/scheme/rosterLines';
import type { Scheme } from '@tuanbao/library/domain/scheme/scheme';

import { linkedMaterialsOf } from '../files/linkedMaterials.ts';
import { orderFilesOf } from '../files/repository.ts';
import type { CarrierScheme, PolicyContents } from '../gateways/gateways.ts';
import { materialKind } from '../orders/materialsOfOrder.ts';
import { storedOrderOf } from '../orders/repository.ts';
import { personsOf } from '../orders/rosterRepository.ts';
import { openedApplicant, openedSubjects } from '../orders/sealedApplication.ts';
import type { Services } from '../services/services.ts';

const anyMaterial = materialKind('');

/**
 * The schemes of an order. Each scheme has the insurer's code of its plan (specification §9), or null if the product
 * has no code for the scheme. The codes come from the product version with which the order was priced.
 */
function carrierSchemesOf(
  { catalogue }: Pick<Services, 'catalogue'>,
  order: { readonly product_id: string; readonly product_version: number; readonly schemes: readonly Scheme[] },
  persons: readonly Person[],
): readonly CarrierScheme[] {
  const product = catalogue.productOf(order.product_id, order.product_version) ?? {};
  const lines = rosterLinesOf(persons);
  return order.schemes.map((scheme) => ({
    ...scheme,
    carrierPlanCode: carrierPlanCodeOf(product, scheme, lines.get(scheme.id) ?? []),
  }));
}

/** The data from which the insurer issues a policy. They are decrypted for the insurer only. */
export const policyContents = (services: Services, orderId: number): Promise<PolicyContents> =>
  services.database.transaction().execute(async (tx) => {
    const { keyring } = services;
    const row = await storedOrderOf(tx, orderId);
    const materials = (await orderFilesOf(tx, orderId))
      .filter(({ kind }) => kind.startsWith(anyMaterial))
      .map((file) => ({ ...file, code: file.kind.slice(anyMaterial.length) }));
    const persons = await personsOf(tx, keyring, orderId);
    return {
      productId: row.product_id,
      productVersion: row.product_version,
      startDate: row.start_date,
      endDate: row.end_date,
      months: row.months,
      totalFen: row.total_fen,
      applicant: openedApplicant(keyring, row.applicant_sealed),
      schemes: carrierSchemesOf(services, row, persons),
      persons,
      subjects: openedSubjects(keyring, row.subjects_sealed),
      papers: await linkedMaterialsOf(services, materials),
    };
  });

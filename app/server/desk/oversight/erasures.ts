import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';
import { counted } from '@tuanbao/library/i18n/counted';

import type { RequestOf, ResponseOf } from '../../../contract/call.ts';
import { erasureTableOf } from '../../../contract/desk/oversight/erasures.schema.ts';
import type { askErasure, planErasure } from '../../../contract/desk/oversight/erasures.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { askFor } from './askFor.ts';
import { type ErasurePlace, erasurePlacesOf } from './erasurePlaces.ts';
import { approveErasure, writeErasure } from './erasureRepository.ts';
import { oversightRefused } from './oversightRefusal.ts';

type Planned = ResponseOf<typeof planErasure>['places'][number];

const plannedOf = ({ table, order, keeping, rows = 1 }: ErasurePlace): Planned => ({
  place: erasureTableOf(table),
  orderSn: order?.sn ?? '',
  policySn: order?.policy_sn ?? '',
  rows,
  keptUntil: keeping?.until ?? '',
  ...(keeping && { rule: keeping.rule }),
});

const nameOf = ({ place, orderSn, keptUntil, rule }: Planned) => `${place} ${orderSn} ${keptUntil} ${rule ?? ''}`;

/** Combines the places that have the same kind, order, rule and last day into one entry with the sum of their rows. */
function grouped(places: readonly ErasurePlace[]): Planned[] {
  const lines = new Map<string, Planned>();
  for (const place of places.map(plannedOf)) {
    const name = nameOf(place);
    lines.set(name, { ...place, rows: (lines.get(name)?.rows ?? 0) + place.rows });
  }
  return [...lines.values()];
}

const isKept = ({ keeping }: ErasurePlace): boolean => keeping !== null;

/** Counts the erased places and the kept places. The counts are recorded without any data of the person. */
const countsOf = (places: readonly ErasurePlace[]) => {
  const kept = places.filter(isKept).length;
  return { erased: places.length - kept, kept };
};

/**
 * Returns the places with data of a person. For each kept place, the result contains the rule and, if it is known, the
 * last day on which the rule applies. Nothing is erased.
 */
export async function planErasureOf(
  services: Pick<Services, 'keyring' | 'clock'>,
  { tx }: OperatorContext,
  { idNo }: RequestOf<typeof planErasure>,
): Promise<Acted<ResponseOf<typeof planErasure>>> {
  const places = await erasurePlacesOf(services, tx, idNo.trim(), services.clock.today());
  const { erased, kept } = countsOf(places);
  return { subject: counted`${erased} to erase, ${kept} kept`, result: { places: grouped(places) } };
}

/**
 * Requests the approval of a second operator to erase a person. The id number is stored encrypted. The request contains
 * only the counts of erased and kept places, and the last day on which a rule keeps data.
 * @throws Refusal 006004 when no data are stored about the person, a request for this person is already waiting for
 * approval, or no other operator can approve it
 */
export async function askForErasure(
  services: Pick<Services, 'keyring' | 'clock'>,
  { operator, tx }: OperatorContext,
  { idNo, reason }: RequestOf<typeof askErasure>,
): Promise<Acted<object>> {
  const { keyring, clock } = services;
  const places = await erasurePlacesOf(services, tx, idNo.trim(), clock.today());
  if (places.length === 0) throw oversightRefused('nothingToErase');
  const { erased, kept } = countsOf(places);
  const number = normaliseIdNumber(idNo);
  const id = await writeErasure(tx, {
    id_no_index: keyring.index('erasure.idNo', number),
    id_no_sealed: keyring.seal('erasure.idNo', number),
    asked_at: clock.now(),
  });
  const keptUntil =
    places
      .map(({ keeping }) => keeping?.until ?? '')
      .toSorted()
      .at(-1) ?? '';
  const payload = { erasedPlaces: erased, keptPlaces: kept, keptUntil };
  await askFor(services, tx, { kind: 'personErasure', subject: id, payload, askedBy: operator.id, reason });
  return { subject: id, result: {} };
}

/**
 * Marks an erasure as approved. The person's data are erased after the transaction. @throws Refusal 006004 when the
 * erasure no longer exists or is already complete
 */
export async function approveErasureOf(
  { clock }: Pick<Services, 'clock'>,
  tx: DatabaseTransaction,
  id: string,
): Promise<void> {
  if (!(await approveErasure(tx, id, clock.now()))) throw oversightRefused('changedSince');
}

import { randomBytes } from 'node:crypto';

import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';

import { approvalDays } from '../../../contract/desk/oversight/approvalMachine.ts';
import { searchedIndexesOf } from '../../orders/personIndexes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { type ErasurePlace, erasurePlacesOf, rosterTable } from './erasurePlaces.ts';
import {
  dueErasures,
  linesToErase,
  lockedErasure,
  lockedValue,
  noteErased,
  removeCertificates,
  removeUnapproved,
  writeErasedLine,
  writeValue,
} from './erasureRepository.ts';
import { sealedPlaces } from './placesOfPerson.ts';
import { withoutPerson } from './withoutPerson.ts';

type Needs = Pick<Services, 'database' | 'keyring' | 'clock'>;

const dayMs = 86_400_000;
const indexBytes = 32;

/** The first day of the year of a birthday, which says the age of the person and not who it is. */
const firstDayOf = (birthday: string): string => (isCalendarDay(birthday) ? `${birthday.slice(0, 4)}-01-01` : '');

/**
 * Empties the lines of the person in the rosters of an order. Scheme, occupation, sex and year of birth stay, because
 * the premium follows from them; certificates go. The indexes become random, so that no search finds the lines.
 */
async function eraseLines({ keyring }: Needs, tx: DatabaseTransaction, orderId: number, idNo: string): Promise<void> {
  const lines = await linesToErase(tx, orderId, searchedIndexesOf(keyring, idNo).idNo);
  for (const line of lines) {
    const birthday = keyring.open('person.birthday', line.birthday_sealed);
    await writeErasedLine(tx, orderId, line, {
      name_sealed: keyring.seal('person.name', ''),
      id_no_sealed: keyring.seal('person.idNo', ''),
      birthday_sealed: keyring.seal('person.birthday', firstDayOf(birthday)),
      name_index: randomBytes(indexBytes),
      id_no_index: randomBytes(indexBytes),
    });
  }
  await removeCertificates(tx, orderId, [...new Set(lines.map(({ key }) => key))]);
}

/** Empties the data of the person in the sealed values of a row. */
async function eraseValues(
  { keyring }: Needs,
  tx: DatabaseTransaction,
  row: ErasurePlace,
  idNo: string,
): Promise<void> {
  for (const place of sealedPlaces.filter(({ table }) => table === row.table)) {
    const sealed = await lockedValue(tx, place, row.key);
    if (!sealed) continue;
    const content: unknown = JSON.parse(keyring.open(place.purpose, sealed));
    const emptied = JSON.stringify(withoutPerson(content, normaliseIdNumber(idNo)));
    await writeValue(tx, place, row.key, keyring.seal(place.purpose, emptied));
  }
}

/**
 * Day on which the next data may be erased; null when nothing is kept. An order that isn't ended is looked at again on
 * the next day.
 */
function nextDayOf(kept: readonly ErasurePlace[], today: string): string | null {
  const days = kept.map(({ keeping }) => (keeping?.until ? keeping.until : today)).toSorted();
  return days[0] === undefined ? null : plusDays(days[0], 1);
}

/**
 * Erases what no rule keeps of a person. What the person did after the approval isn't erased: unfinished work is only
 * erased the first time, and orders only if they are older than the approval.
 */
async function eraseOne(services: Needs, tx: DatabaseTransaction, id: string): Promise<void> {
  const { keyring, clock } = services;
  const erasure = await lockedErasure(tx, id);
  if (!erasure?.id_no_sealed || !erasure.approved_at) return;
  const { approved_at: approvedAt, erased_at: erasedAt } = erasure;
  const idNo = keyring.open('erasure.idNo', erasure.id_no_sealed);
  const today = clock.today();
  const isFirst = erasedAt === null || erasedAt < approvedAt;
  const isConcerned = ({ order }: ErasurePlace) => (order ? order.created_at <= approvedAt : isFirst);
  const places = (await erasurePlacesOf(services, tx, idNo, today)).filter(isConcerned);
  for (const place of places) {
    if (place.keeping) continue;
    if (place.table === rosterTable && place.order) await eraseLines(services, tx, place.order.id, idNo);
    else await eraseValues(services, tx, place, idNo);
  }
  const nextOn = nextDayOf(
    places.filter(({ keeping }) => keeping !== null),
    today,
  );
  await noteErased(tx, id, { at: clock.now(), nextOn });
}

/**
 * Erases the persons whose erasure is approved, as far as no rule keeps their data today, and removes requests that
 * weren't approved in time. Repeating it changes nothing more. @throws the first error, after all others were erased
 */
export async function eraseDuePersons(services: Needs): Promise<void> {
  const { database, clock } = services;
  const failures: unknown[] = [];
  for (const id of await dueErasures(database, clock.today())) {
    await database
      .transaction()
      .execute((tx) => eraseOne(services, tx, id))
      .catch((error: unknown) => failures.push(error));
  }
  await removeUnapproved(database, new Date(clock.now().getTime() - approvalDays * dayMs));
  if (failures.length > 0) throw failures[0];
}

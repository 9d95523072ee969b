import { randomBytes } from 'node:crypto';

import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { isCalendarDay } from '@tuanbao/library/domain/calendar/calendarDay';
import { normaliseIdNumber } from '@tuanbao/library/domain/identity/idNumber';

import { approvalDays } from '../../../contract/desk/oversight/approvalMachine.ts';
import { searchedIndexesOf } from '../../orders/personIndexes.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import { eraseWorkFiles, removeDueFiles } from './eraseFiles.ts';
import { noteFileErasure } from './erasureFileRepository.ts';
import { type ErasurePlace, erasurePlacesOf, orderFilesTable, rosterTable } from './erasurePlaces.ts';
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

/**
 * Returns the first day of the person's year of birth; empty if the birthday isn't valid. The year doesn't identify the
 * person.
 */
const firstDayOf = (birthday: string): string => (isCalendarDay(birthday) ? `${birthday.slice(0, 4)}-01-01` : '');

/**
 * Erases the person's name, id number and birthday in the rosters of an order. Scheme, occupation, sex and year of
 * birth stay, because the premium depends on them. The person's certificates are deleted. The search indexes of the
 * name and the id number are replaced by random bytes, so that no search finds the person.
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

/** Removes the person's data from the encrypted values of a row. */
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
 * Returns the next day on which more of the kept data may be erased; null if no data are kept. While an order hasn't
 * ended, this day isn't known, so the order is checked again on the next day.
 */
function nextDayOf(kept: readonly ErasurePlace[], today: string): string | null {
  const days = kept.map(({ keeping }) => (keeping?.until ? keeping.until : today)).toSorted();
  return days[0] === undefined ? null : plusDays(days[0], 1);
}

/**
 * Erases those data of a person that no rule requires to be kept. Data that were created after the approval aren't
 * erased: unfinished work is erased only in the first run after the approval, and orders only if they are older than
 * the approval.
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
    // Here the code only records that the files of the order must be removed. `removeDueFiles` removes them later.
    if (place.table === orderFilesTable && place.order) await noteFileErasure(tx, place.order.id, approvedAt);
    if (place.keeping || place.table === orderFilesTable) continue;
    if (place.workFiles) await eraseWorkFiles(services, tx, place.workFiles);
    else if (place.table === rosterTable && place.order) await eraseLines(services, tx, place.order.id, idNo);
    else await eraseValues(services, tx, place, idNo);
  }
  const nextOn = nextDayOf(
    places.filter(({ table, keeping }) => keeping !== null && table !== orderFilesTable),
    today,
  );
  await noteErased(tx, id, { at: clock.now(), nextOn });
}

/**
 * Erases the persons whose erasure is approved, with the uploaded files of their orders and unfinished work. Data stay
 * if a rule requires keeping them today. Also removes requests that weren't approved within `approvalDays` days. A
 * second run on the same day changes nothing. Jobs remove the files from the store; the caller wakes the worker that
 * runs them.
 * @throws the first error, after the other persons were erased
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
  await removeDueFiles(services).catch((error: unknown) => failures.push(error));
  await removeUnapproved(database, new Date(clock.now().getTime() - approvalDays * dayMs));
  if (failures.length > 0) throw failures[0];
}

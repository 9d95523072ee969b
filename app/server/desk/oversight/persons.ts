import { personCoverOf } from '@tuanbao/library/domain/endorsement/personCover';
import { maskedPerson } from '@tuanbao/library/domain/roster/maskedText';

import type { DownloadedFile, RequestOf, ResponseOf } from '../../../contract/call.ts';
import type { exportPerson, findPerson, showPerson } from '../../../contract/desk/oversight/persons.ts';
import type { Acted, OperatorContext } from '../../operators/deskRoutes.ts';
import { searchedIndexesOf } from '../../orders/personIndexes.ts';
import { rosterDaysOf } from '../../orders/rosterDays.ts';
import { linesWithKeys, type PlacedLine } from '../../orders/rosterLinesRepository.ts';
import { openedPerson } from '../../orders/rosterRepository.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Services } from '../../services/services.ts';
import type { DatabaseTransaction } from '../../tables/database.ts';
import {
  certificatesOf,
  keysOfPerson,
  type NamedLine,
  ordersWithPerson,
  type PersonOrder,
  storedLine,
} from './personRepository.ts';
import { placesOfPerson } from './placesOfPerson.ts';

type Needs = Pick<Services, 'keyring' | 'clock'>;

/** Maximum number of orders that one look-up returns. */
const mostOrders = 200;

/** An uninterrupted period of cover of a person under one order. */
interface Cover {
  readonly order: PersonOrder;
  /** The newest roster line that belongs to the cover. */
  readonly line: PlacedLine;
  readonly startDate: string;
  readonly endDate: string;
}

/** Returns the covers of a person under an order, oldest first, and all lines of the person in the order's rosters. */
async function coversUnder(
  { keyring }: Needs,
  tx: DatabaseTransaction,
  order: PersonOrder,
  indexes: readonly Uint8Array[],
): Promise<{ readonly covers: readonly Cover[]; readonly lines: readonly PlacedLine[] }> {
  const keys = await keysOfPerson(tx, order.id, indexes);
  const lines = await linesWithKeys(tx, keyring, order.id, keys);
  const isOwn = (line: PlacedLine) => searchedHas(indexes, searchedIndexesOf(keyring, line.idNo).idNo);
  const own = lines.filter(isOwn);
  const days = await rosterDaysOf(tx, order);
  const covers = new Map<string, Cover>();
  for (const line of own) {
    const ofKey = lines.filter(({ key }) => key === line.key);
    const { startDate, endDate } = personCoverOf(ofKey, line, days);
    covers.set(`${startDate} ${endDate}`, { order, line, startDate, endDate });
  }
  return { covers: [...covers.values()], lines: own };
}

/** True when the two lists have a blind index in common. */
function searchedHas(indexes: readonly Uint8Array[], others: readonly Uint8Array[]): boolean {
  const known = new Set(indexes.map((index) => Buffer.from(index).toString('base64')));
  return others.some((other) => known.has(Buffer.from(other).toString('base64')));
}

/**
 * Returns the text that identifies a person in the records of operators' actions: a line in the rosters of an order.
 */
const subjectOf = ({ orderSn, personKey, sinceVersion }: NamedLine): string =>
  `${orderSn} person ${personKey}${sinceVersion === 0 ? '' : ` of roster ${sinceVersion}`}`;

const lineOf = ({ order, line }: Cover): NamedLine => ({
  orderSn: order.sn,
  personKey: line.key,
  sinceVersion: line.sinceVersion,
});

/**
 * Returns the covers of the person with an id number under at most 200 orders, newest order first. The person's data
 * are masked.
 */
export async function findPersonBy(
  services: Needs,
  { tx }: OperatorContext,
  { idNo }: RequestOf<typeof findPerson>,
): Promise<Acted<ResponseOf<typeof findPerson>>> {
  const today = services.clock.today();
  const { idNo: indexes } = searchedIndexesOf(services.keyring, idNo);
  const covers: Cover[] = [];
  for (const order of await ordersWithPerson(tx, indexes, mostOrders)) {
    covers.push(...(await coversUnder(services, tx, order, indexes)).covers);
  }
  const [newest] = covers;
  return {
    subject: newest ? subjectOf(lineOf(newest)) : 'none',
    result: {
      list: covers.map((cover) => {
        const { order, line, startDate, endDate } = cover;
        const { name, idNo: maskedIdNo } = maskedPerson(line);
        return {
          ...lineOf(cover),
          policySn: order.policy_sn ?? '',
          orderStatus: order.status,
          groupName: order.group_name,
          productName: order.product_name,
          insurerName: order.insurer_name,
          insuredName: name,
          insuredIdNo: maskedIdNo,
          validStartDate: startDate,
          validEndDate: endDate,
          isCovered: order.policy_sn !== null && startDate <= today && today <= endDate,
        };
      }),
    },
  };
}

/** Returns the decrypted person in a roster line. @throws Refusal 900404 when no roster of the order has the line */
async function personIn({ keyring }: Needs, tx: DatabaseTransaction, line: NamedLine) {
  const row = await storedLine(tx, line);
  if (!row) throw notFound();
  return openedPerson(keyring, row);
}

/**
 * Returns the name, id number and birthday of a person without masking. @throws Refusal 900404 when no roster of the
 * order has the line
 */
export async function showPersonOf(
  services: Needs,
  { tx }: OperatorContext,
  line: RequestOf<typeof showPerson>,
): Promise<Acted<ResponseOf<typeof showPerson>>> {
  const { name, idNo, birthday } = await personIn(services, tx, line);
  return {
    subject: subjectOf(line),
    result: { insuredName: name, insuredIdNo: idNo, insuredBirthday: birthday },
  };
}

/** Returns the stored data about a person under one order. */
async function recordUnder(
  services: Needs,
  tx: DatabaseTransaction,
  order: PersonOrder,
  indexes: readonly Uint8Array[],
) {
  const { covers, lines } = await coversUnder(services, tx, order, indexes);
  const keys = [...new Set(lines.map(({ key }) => key))];
  const certificates = keys.length === 0 ? [] : await certificatesOf(tx, order.id, keys);
  return {
    orderSn: order.sn,
    policySn: order.policy_sn,
    group: order.group_name,
    product: order.product_name,
    insurer: order.insurer_name,
    status: order.status,
    submittedAt: order.created_at.toISOString(),
    covers: covers.map(({ startDate, endDate }) => ({ from: startDate, until: endDate })),
    lines,
    certificates: certificates.map(({ code, first_issued_at }) => ({ code, issuedAt: first_issued_at.toISOString() })),
  };
}

/**
 * Returns the stored data about a person as a JSON file: the person's lines in all rosters with cover and certificates,
 * and those parts of other stored content that contain the id number. Uploaded files aren't included.
 * @throws Refusal 900404 when no roster of the order has the line
 */
export async function exportPersonOf(
  services: Needs,
  { tx }: OperatorContext,
  line: RequestOf<typeof exportPerson>,
): Promise<Acted<DownloadedFile>> {
  const { keyring, clock } = services;
  const { idNo } = await personIn(services, tx, line);
  const { idNo: indexes } = searchedIndexesOf(keyring, idNo);
  const insured: object[] = [];
  for (const order of await ordersWithPerson(tx, indexes, Number.MAX_SAFE_INTEGER)) {
    insured.push(await recordUnder(services, tx, order, indexes));
  }
  const content = {
    exportedAt: clock.now().toISOString(),
    idNo,
    insured,
    elsewhere: await placesOfPerson(tx, keyring, idNo),
  };
  const type = 'application/json';
  return {
    subject: subjectOf(line),
    result: {
      name: `个人信息_${clock.today()}.json`,
      type,
      content: new Blob([JSON.stringify(content, null, 2)], { type }),
    },
  };
}

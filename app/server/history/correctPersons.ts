import { shanghaiDayOf } from '@tuanbao/library/domain/calendar/clock';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { OrderStatus } from '@tuanbao/library/domain/order/orderMachine';
import { rosterProblems } from '@tuanbao/library/domain/roster/checkRoster';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { messagesIn } from '@tuanbao/library/i18n/messagePack';

import { resultCodes } from '../../contract/envelope.ts';
import type { TransitFile } from '../../contract/fileField.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { ratedAsSold } from '../catalogue/premium.ts';
import { orderFilesOf, replaceOrderFiles } from '../files/repository.ts';
import { claimedFiles, keepFile } from '../files/service.ts';
import { materialKind } from '../orders/materialsOfOrder.ts';
import { type DetailRow, lockOrder, orderOf } from '../orders/repository.ts';
import { personsOf, rewritePersons, sealedPersons } from '../orders/rosterRepository.ts';
import { openedApplicant, openedSubjects } from '../orders/sealedApplication.ts';
import { asAgent } from '../platform/database/asAgent.ts';
import { notFound, Refusal } from '../platform/http/refusal.ts';
import { problemPersons } from '../services/problemWords.ts';
import { refusalMessages } from '../services/refusals.messages.ts';
import type { Services } from '../services/services.ts';
import type { DatabaseTransaction } from '../tables/database.ts';

/** Corrected data of persons of an order. */
export interface Corrections {
  readonly orderSn: string;
  readonly persons: readonly Person[];
  readonly files?: readonly TransitFile[];
}

const refusedInWords = (chinese: string, english: string) =>
  new Refusal(resultCodes.refused, (locale) => (locale === 'en-US' ? english : chinese));

/** The fields of a person on which the price depends. A correction can't change them. */
const pricedFields = ['schemeId', 'occupationCode', 'occupationName', 'occupationClass'] as const;

/**
 * True when a correction states another scheme or occupation than the stored person has. An empty field of the
 * correction means no change.
 */
const changesWork = (before: Person, correction: Person): boolean =>
  pricedFields.some((field) => correction[field] !== '' && correction[field] !== before[field]);

/**
 * Returns the person with the corrected identity and social security; other fields can't be corrected. If the
 * correction doesn't state the social security, the stored value stays.
 */
const corrected = (before: Person, { name, idType, idNo, sex, birthday, socialSecurity }: Person): Person => ({
  ...before,
  name,
  idType,
  idNo,
  sex,
  birthday,
  socialSecurity: socialSecurity || before.socialSecurity,
});

/**
 * The roster of an order with the corrections applied.
 * @throws Refusal 006004 when a corrected person isn't in the order or occurs twice, or a correction states another
 * scheme or occupation
 */
function mergedRoster(before: readonly Person[], corrections: readonly Person[]): readonly Person[] {
  const byKey = new Map(corrections.map((person) => [person.key, person]));
  const known = new Set(before.map(({ key }) => key));
  if (byKey.size !== corrections.length || corrections.some(({ key }) => !known.has(key))) {
    throw refusedInWords('更正的人员不在该订单的人员清单中', 'A corrected person is not in the order');
  }
  if (before.some((person) => changesWork(person, byKey.get(person.key) ?? person))) {
    throw refusedInWords(
      '更正只能修改姓名、证件、性别和出生日期，方案和职业不可更改',
      'A correction changes names, documents, sexes and birthdays only, not schemes and occupations',
    );
  }
  return before.map((person) => {
    const correction = byKey.get(person.key);
    return correction ? corrected(person, correction) : person;
  });
}

/** Returns the stored order as a draft, with the roster `persons` instead of the stored roster. */
const draftOf = ({ keyring }: Services, order: DetailRow, persons: readonly Person[]): OrderDraft => ({
  productId: order.product_id,
  productVersion: order.product_version,
  startDate: order.start_date,
  months: order.months,
  applyQuantity: order.apply_quantity,
  schemes: order.schemes,
  persons,
  applicant: openedApplicant(keyring, order.applicant_sealed),
  ...openedSubjects(keyring, order.subjects_sealed),
});

/**
 * Checks the roster that includes the corrections, and returns it.
 * @throws Refusal 000002 with the persons who have problems, 006004 when the corrections would change the price
 */
function judgeRoster(services: Services, order: DetailRow, persons: readonly Person[]): readonly Person[] {
  const createdOn = shanghaiDayOf(order.created_at);
  const { draft, quote, rosterContext } = ratedAsSold(services, draftOf(services, order, persons), createdOn);
  const errors = rosterProblems(draft.persons, rosterContext).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const count = new Set(errors.map(({ path }) => path.split('.')[1])).size;
    throw new Refusal(
      resultCodes.problemPersons,
      (locale) => messagesIn(refusalMessages, locale).problemPersons(count),
      (locale) => problemPersons(errors.slice(0, 200), draft.persons, locale),
    );
  }
  if (quote.totalFen !== order.total_fen) {
    throw refusedInWords('更正后保费将发生变化，请重新提交订单', 'The premium would change. Submit a new order');
  }
  return persons;
}

/** @throws Refusal 006004 when the persons of an order can't be corrected in this status */
function refuseStatus(status: OrderStatus): void {
  if (status === 'materialsRejected') return;
  throw refusedInWords('该订单当前状态不可更正人员', 'Persons can’t be corrected in the current status of the order');
}

/**
 * Corrects persons of an order whose materials the insurer rejected. In the same transaction, attaches the files that
 * prove the corrections.
 * @throws Refusal 900404 when the agent has no such order; 000002 with the persons who have problems; 006004 when the
 * order can't be corrected now, a correction isn't possible or would change the price, or a file isn't accepted
 */
export async function correctPersons(
  services: Services,
  agent: AgentIdentity,
  { orderSn, persons: corrections, files = [] }: Corrections,
): Promise<{ orderSn: string; personNum: number; fileNum: number }> {
  const { database, keyring, clock } = services;
  const find = async (tx: DatabaseTransaction) => {
    const order = await orderOf(tx, agent.id, orderSn);
    if (!order) throw notFound();
    refuseStatus(order.status);
    return { order, roster: await personsOf(tx, keyring, order.id) };
  };
  const before = await asAgent(database, agent.id, find);
  const roster = judgeRoster(services, before.order, mergedRoster(before.roster, corrections));
  const changed = new Set(corrections.map(({ key }) => key));
  const rows = (await sealedPersons(keyring, roster)).filter(({ key }) => changed.has(key));
  const kept = [];
  for (const file of files) kept.push((await keepFile(services, agent, file, 'group')).url);
  const materials = await claimedFiles(services, agent.id, kept);
  await asAgent(database, agent.id, async (tx) => {
    const { order } = before;
    refuseStatus((await lockOrder(tx, order.id)).status);
    await rewritePersons(tx, order.id, rows);
    if (materials.length === 0) return;
    const kind = materialKind('other');
    const earlier = (await orderFilesOf(tx, order.id)).filter((file) => file.kind === kind);
    await replaceOrderFiles(
      tx,
      order.id,
      kind,
      [...earlier, ...materials].map(({ id }) => id),
      clock.now(),
    );
  });
  return { orderSn, personNum: rows.length, fileNum: materials.length };
}

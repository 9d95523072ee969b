import type { PersonChange } from '@tuanbao/library/domain/endorsement/personChange';
import { changesOf } from '@tuanbao/library/domain/endorsement/reconciledChanges';
import { schemeFor, templateChanges } from '@tuanbao/library/domain/endorsement/templateChanges';
import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import { fieldOfCaption } from '@tuanbao/library/domain/roster/import/rosterCaptions';
import type { Sheet } from '@tuanbao/library/domain/roster/import/sheet';
import { normalisePerson } from '@tuanbao/library/domain/roster/normalisePerson';
import { emptyPerson, type Person } from '@tuanbao/library/domain/roster/person';
import { reconcileRosters } from '@tuanbao/library/domain/roster/reconcile';
import { classOfPerson, type RosterContext, rosterContextOf } from '@tuanbao/library/domain/roster/rosterContext';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  calcConservationPremium,
  conservationSettings,
  conservationTemplate,
} from '../../app/contract/endorsements.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { readDelimitedText } from '../../library/src/spreadsheet/delimitedText.ts';
import { openWorkbook } from '../../library/src/spreadsheet/openWorkbook.ts';
import { writeWorkbook } from '../../library/src/spreadsheet/writeWorkbook.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import {
  endorsed,
  type EndorsedPolicyFixture,
  idsOf,
  issuedPolicy,
  productWhere,
  requestOfChanges,
  rosterOf,
} from '../setup/endorsedPolicy.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';

const day = '2027-03-01';
/**
 * `coverDays` is the number of days from 2026-12-01 to 2027-11-30, `remainingDays` the number from 2027-03-01 to
 * 2027-11-30.
 */
const [coverDays, remainingDays] = [365n, 275n];
const mechanic = { occupationCode: '0001011', occupationName: '后勤维修工', occupationClass: '3' } as const;
const clerkCode = '0001001';

/** Fictional persons with id numbers of the area 310199, which was never assigned. */
const newcomers = Array.from({ length: 23 }, (_, at) => {
  const body = `31019919880${1 + (at % 9)}1${at % 9}${String(701 + at)}`;
  return {
    name: `苏${'安博晨丹青禾'.charAt(at % 6)}${'澜文曦宁然'.charAt(at % 5)}`,
    idNo: body + idCardCheckDigit(body),
  };
});
const [replacing, joining] = [newcomers.slice(0, 3), newcomers.slice(3)];

const sheetsIn = async (workbook: Uint8Array): Promise<readonly Sheet[]> => {
  const sheets: Sheet[] = [];
  for (const sheet of await openWorkbook(workbook)) sheets.push(await sheet.read());
  return sheets;
};

const factsOf = (changes: readonly PersonChange[]) =>
  changes
    .map((change) => {
      const key = change.kind === 'add' ? 0 : change.original.key;
      if (change.kind === 'remove') return `remove ${key}`;
      const { name, idNo, sex, birthday, occupationCode, schemeId } = change.person;
      return [change.kind, key, name, idNo, sex, birthday, occupationCode, schemeId].join(' ');
    })
    .toSorted();

describe('20 persons join, 5 leave and 3 are replaced in a policy of 500', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  let insured: readonly Person[];
  let context: RosterContext;
  let leaving: readonly Person[];
  let replaced: readonly Person[];
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    const product = productWhere(
      server,
      ({ endorsement, rounding }) =>
        endorsement.premiumMode === 'day' && endorsement.refundFee.kind === 'none' && rounding === 'ceil',
    );
    policy = await issuedPolicy(server, product, 500, undefined, (draft) => ({
      ...draft,
      persons: draft.persons.map((person, at) => (at % 5 === 0 ? { ...person, ...mechanic } : person)),
    }));
    insured = await rosterOf(policy);
    leaving = insured.filter(({ occupationClass }) => occupationClass === '3').slice(0, 5);
    replaced = insured.filter(({ occupationClass }) => occupationClass === '1').slice(0, 3);
    const { schemes } = await policy.agent.ask(conservationSettings, { policyUuid: policy.policyUuid });
    const { clock, occupations } = server.services;
    context = rosterContextOf(product, { today: clock.today(), startDate: day, occupations, schemes });
  });
  afterAll(() => server.close());

  const filledIn = ({ name, idNo }: (typeof newcomers)[0], original: Person | null) => {
    const written = { ...emptyPerson, name, idNo, occupationCode: clerkCode };
    return normalisePerson({ ...written, schemeId: schemeFor(written, original, context) }, context).person;
  };

  const byForm = (): Promise<readonly PersonChange[]> =>
    Promise.resolve([
      ...joining.map((person): PersonChange => ({ kind: 'add', person: filledIn(person, null) })),
      ...leaving.map((original): PersonChange => ({ kind: 'remove', original })),
      ...replaced.map((original, at): PersonChange => ({
        kind: 'replace',
        original,
        person: filledIn(replacing[at]!, original),
      })),
    ]);

  /**
   * Downloads the server's template and fills in its columns. Returns the changes that are read from the filled-in
   * template.
   */
  async function byTemplate(): Promise<readonly PersonChange[]> {
    const { content } = await policy.agent.ask(conservationTemplate, { policyUuid: policy.policyUuid });
    const template = await sheetsIn(new Uint8Array(await content.arrayBuffer()));
    const cellFor = (caption: string, person: (typeof newcomers)[0] | undefined, original: Person | undefined) => {
      const prefix = /^原(?:被保险人|雇员)/;
      const who = prefix.test(caption) ? original : person;
      const field = fieldOfCaption(caption.replace(prefix, ''));
      if (field === 'idType') return '身份证';
      if (field === 'name' || field === 'idNo') return who?.[field] ?? '';
      return field === 'occupationCode' && who === person ? clerkCode : '';
    };
    const rowsOf: Readonly<Record<string, readonly (readonly [(typeof newcomers)[0] | undefined, Person?])[]>> = {
      增员: joining.map((person) => [person]),
      减员: leaving.map((original) => [undefined, original]),
      替换: replaced.map((original, at) => [replacing[at], original]),
    };
    const filled = template.map((sheet) => {
      const captions = sheet.cellsAt(0).map(String);
      return {
        name: sheet.name,
        columns: captions.map((caption) => ({ caption, width: 20 })),
        rows: (rowsOf[sheet.name] ?? []).map(([person, original]) =>
          captions.map((caption) => cellFor(caption, person, original)),
        ),
      };
    });
    const read = templateChanges(await sheetsIn(writeWorkbook(filled)), insured, context);
    expect(read.unknown).toEqual([]);
    return read.changes;
  }

  /** Compares the employer's current list with the policy. Returns the changes. */
  function byList(): Promise<readonly PersonChange[]> {
    const gone = new Set([...leaving, ...replaced].map(({ key }) => key));
    const lines = [
      ...newcomers.map(({ name, idNo }) => [name, idNo, clerkCode]),
      ...insured.filter(({ key }) => !gone.has(key)).map((person) => [person.name, person.idNo, person.occupationCode]),
    ];
    const captions = ['姓名', '证件号码', '职业代码'];
    const sheet = readDelimitedText([captions, ...lines].map((cells) => cells.join(',')).join('\n'));
    const columns = captions.map((caption, index) => ({ index, caption, field: fieldOfCaption(caption)! }));
    const { persons } = personsOfSheet(sheet, { row: 0, columns }, { ...context, schemes: [] });
    const found = reconcileRosters(insured, persons, {
      classOf: (person) => classOfPerson(person, context),
      pairsReplacements: true,
    });
    const answer = changesOf(found);
    if ('problems' in answer) throw new Error(JSON.stringify(answer.problems));
    return Promise.resolve(
      answer.changes.map((change) =>
        change.kind === 'add'
          ? { ...change, person: { ...change.person, schemeId: schemeFor(change.person, null, context) } }
          : change,
      ),
    );
  }

  /**
   * Returns the expected net amount in fen for the remaining days. Half a fen per person is rounded away from zero. The
   * calculation uses only integers.
   */
  async function expectedNet(): Promise<number> {
    const { quote } = await policy.agent.ask(orderDetail, { orderSn: policy.orderSn });
    const units = new Map(
      quote.schemes.flatMap((scheme) =>
        scheme.status === 'priced'
          ? scheme.lines.map(({ occupationClass, unitPremium }) => [
              occupationClass,
              BigInt(Math.round(Number(unitPremium) * 100)),
            ])
          : [],
      ) as [number, bigint][],
    );
    const rest = (occupationClass: number) =>
      (2n * units.get(occupationClass)! * remainingDays + coverDays) / (2n * coverDays);
    return Number(20n * rest(1) - 5n * rest(3));
  }

  test.each([
    ['the form', byForm],
    ['the template', byTemplate],
    ['the employer’s list', byList],
  ])('with %s it is the same request at the same price', async (_, changesBy) => {
    const changes = await changesBy();
    const request = requestOfChanges(changes, day);
    const trial = await policy.agent.ask(calcConservationPremium, { policyUuid: policy.policyUuid, request });

    expect(factsOf(changes)).toEqual(factsOf(await byForm()));
    expect(changes).toHaveLength(28);
    expect(trial.netFen).toBe(await expectedNet());
    expect(trial.lines.reduce((sum, { netFen }) => sum + netFen, 0)).toBe(trial.netFen);
  });

  test('the roster afterwards has the 20, and neither the 5 nor the 3', async () => {
    await endorsed(server, policy, requestOfChanges(await byList(), day));

    const gone = new Set([...leaving, ...replaced].map(({ key }) => key));
    const expected = [...insured.filter(({ key }) => !gone.has(key)), ...newcomers];
    expect(idsOf(await rosterOf(policy))).toEqual(idsOf(expected));
    expect(expected).toHaveLength(515);
  });
});

import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { isSuccess, resultCodes } from '../../app/contract/envelope.ts';
import { orderDetail } from '../../app/contract/orders.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { documentedUses, draftUses } from '../contract/draftFieldUse.ts';
import { filledDraft } from '../fixtures/filledDraft.ts';
import { totalOf } from '../fixtures/orderDraft.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { allowEverything } from '../setup/allowEverything.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import type { TestClient } from '../setup/testClient.ts';
import { withUploadedFiles } from '../setup/uploadedMaterials.ts';
import { changedAt, declaredFields, partAt, sendWire, type WireReply } from '../setup/wireRequests.ts';

type Wire = Readonly<Record<string, unknown>>;

const submission = allCalls.get('submitOrder')!;
const pricing = quoteDraft as unknown as AnyCall;
const native = loadCatalogue().products.filter(({ jump }) => jump.kind === 'native');
// The specification's additional fields are left out. They are converted to our fields first; see
// tests/contract/documentedDraft.test.ts.
const isOurs = (name: string) => !(name in documentedUses);
const fields = declaredFields(pricing).filter((path) => isOurs(path.join('.')));

let server: TestApp;
let agent: TestClient;
/** For each product, a draft with all fields as JSON, and its total premium in yuan. */
const filled = new Map<string, { readonly wire: Wire; readonly totalPremium: string }>();
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  agent = await server.signIn();
  await allowEverything(server, agent);
  for (const product of native) {
    const draft = await withUploadedFiles(agent, filledDraft(product, { heads: Math.max(product.persons.min, 3) }));
    const wire = JSON.parse(requestOf(quoteDraft, draft).payload ?? '') as Wire;
    filled.set(product.id, { wire, totalPremium: (totalOf(product, draft) / 100).toFixed(2) });
  }
});
afterAll(() => server.close());

const submit = (orderInfo: unknown, totalPremium: string): Promise<WireReply> =>
  sendWire(server.app, agent.cookie, submission, {
    submissionId: crypto.randomUUID(),
    tmpOrderId: '',
    totalPremium,
    orderInfo,
  });

/** Returns the content of an order without its number and its times. */
async function contentOf({ data }: WireReply): Promise<string> {
  const { orderSn } = data as { orderSn: string };
  const { body } = await agent.send(orderDetail, { orderSn });
  return body.replaceAll(orderSn, '').replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g, '');
}

const otherTexts = ['2', '甲乙丙', '1', '2028-02-03', 'year', '110199199001150012', '13900139000', '12.00'];
const otherNumbers = [2, 3, 100, 999_999];

/** Returns other values that have the same type as the given value. */
function othersOf(value: unknown, more: readonly unknown[] = []): readonly unknown[] {
  const all = [...more, ...otherTexts, ...otherNumbers, true, false];
  return all.filter((other) => typeof other === typeof value && other !== value);
}

test.each(native.map(({ id }) => id))(
  '%s: every field of its orders, filled in, changes the order or is refused',
  async (productId) => {
    const { wire, totalPremium } = filled.get(productId)!;
    const first = await submit(wire, totalPremium);
    expect(first).toMatchObject({ info: '', status: 200 });
    const before = await contentOf(first);

    const without: string[] = [];
    for (const path of fields.filter((field) => partAt(wire, field) !== undefined)) {
      let hasEffect = false;
      for (const other of othersOf(partAt(wire, path))) {
        const reply = await submit(changedAt(wire, path, other), totalPremium);
        hasEffect = !isSuccess(reply) || (await contentOf(reply)) !== before;
        if (hasEffect) break;
      }
      if (!hasEffect) without.push(path.join('.'));
    }

    expect(without).toEqual([]);
  },
);

/** Names of the insured objects other than persons. Each product has at most some of these fields. */
const subjectParts = ['constructionInfo', 'swimmingPoolInfo', 'vehicleInfo', 'houseInfo', 'orderExtension'];

test.each(native.map(({ id }) => id))('%s: objects that it does not insure are refused', async (productId) => {
  const { wire, totalPremium } = filled.get(productId)!;
  for (const part of subjectParts.filter((each) => !(each in wire))) {
    const [foreign] = [...filled.values()].filter((other) => part in other.wire);
    const reply = await submit({ ...wire, [part]: foreign!.wire[part] }, totalPremium);

    expect(reply).toMatchObject({ resCode: resultCodes.refused, data: [{ code: 'subjectNotAsked' }] });
  }
});

test('every declared field is filled in for some product', () => {
  const wires = [...filled.values()].map(({ wire }) => wire);
  const absent = fields.filter((path) => wires.every((wire) => partAt(wire, path) === undefined));

  expect(absent.map((path) => path.join('.'))).toEqual([]);
});

/** Returns the values in a product's tables, for fields that select an entry of a table. */
function choicesOf({ plans, ...product }: ProductDefinition): readonly unknown[] {
  const options = [
    ...product.deductibles,
    ...product.payoutRatios,
    ...product.disabilityTables,
    ...(product.accidentRates ?? []),
    ...plans,
    ...plans.flatMap(({ clauses }) => clauses),
  ];
  const sums = plans.flatMap(({ clauses }) => clauses.flatMap((clause) => clause.options));
  return [...new Set([...options.map(({ code }) => code), ...sums.map(({ sumInsured }) => sumInsured)]), 1, 5, 6, 12];
}

/** Values that are valid in no or few fields. */
const impossible = [
  'alternatives',
  '甲乙丙',
  '2',
  '9',
  '',
  '2019-01-01',
  '2099-01-01',
  '11019919900115001X',
  '0001002',
  2,
  0,
  -1,
  6,
  7,
  999_999,
];

/**
 * Returns variants of a draft: without an end date, without a roster, and with the clauses in reverse order. Some
 * fields have an effect only in one of these variants.
 */
function formsOf(wire: Wire): readonly Wire[] {
  const schemes = wire['schemes'] as readonly (Wire & { readonly planList: readonly unknown[] })[];
  const turned = schemes.map((scheme) => ({ ...scheme, planList: scheme.planList.toReversed() }));
  return [
    { ...wire, validEndDate: '' },
    { ...wire, validEndDate: '', personInfoList: [] },
    { ...wire, validEndDate: '', schemes: turned },
  ];
}

/** Returns the draft with a long-term document of the applicant, that is, without an end date of the document. */
const withoutTerm = (wire: Wire): Wire => ({
  ...wire,
  groupApplicant: {
    ...(wire['groupApplicant'] as Wire),
    groupIdValidEndDate: '',
    groupCardLongTermEffective: true,
  },
});

/** Returns the total of a draft in fen; null if the draft has no price. */
async function totalFenOf(wire: unknown): Promise<number | null> {
  const { data } = await sendWire(server.app, agent.cookie, pricing, wire as object);
  return (data as { readonly totalFen?: number | null } | null)?.totalFen ?? null;
}

/**
 * For each label, a function that proves for a product that a field has the labelled effect. `judged` means that the
 * server refuses a value that fits the schema.
 */
const proofs: Readonly<Record<string, (product: ProductDefinition, path: readonly string[]) => Promise<boolean>>> = {
  async priced(product, path) {
    for (const form of formsOf(filled.get(product.id)!.wire)) {
      if (partAt(form, path) === undefined) continue;
      const before = await totalFenOf(form);
      for (const other of othersOf(partAt(form, path), choicesOf(product))) {
        const now = await totalFenOf(changedAt(form, path, other));
        if (before !== null && now !== null && now !== before) return true;
      }
    }
    return false;
  },
  async judged(product, path) {
    const { wire, totalPremium } = filled.get(product.id)!;
    for (const form of [wire, withoutTerm(wire)]) {
      for (const other of othersOf(partAt(form, path), impossible)) {
        const changed = changedAt(form, path, other);
        if (!schemasOf(pricing).request.isValidSync(changed, { strict: true })) continue;
        const reply = await submit(changed, totalPremium);
        if (!isSuccess(reply) && reply.resCode !== resultCodes.priceChanged) return true;
      }
    }
    return false;
  },
  async kept(product, path) {
    const { wire, totalPremium } = filled.get(product.id)!;
    const reply = await submit(changedAt(wire, path, '甲乙丙'), totalPremium);
    return isSuccess(reply) && (await contentOf(reply)).includes('甲乙丙');
  },
  async selects(product, path) {
    const { wire, totalPremium } = filled.get(product.id)!;
    const { resCode } = await submit(changedAt(wire, path, '甲乙丙'), totalPremium);
    return resCode === resultCodes.notFound;
  },
};

describe('the use that a field of a draft is declared to have', () => {
  // The label of a field without effect is a sentence with the reason. Such fields are left out.
  const labelled = Object.entries(draftUses).filter(([name, use]) => isOurs(name) && !use.includes(' '));
  test.each(labelled)('%s: %s', async (name, use) => {
    const path = name.split('.');
    const having = native.filter(({ id }) => partAt(filled.get(id)!.wire, path) !== undefined);
    let isShown = false;
    for (const product of having) {
      isShown = await proofs[use]!(product, path);
      if (isShown) break;
    }

    expect(isShown).toBe(true);
  });
});

import { expect, test } from 'vitest';

import { loadCatalogue } from '../../app/catalogue/loadCatalogue.ts';
import { exampleOf } from '../../app/contract/exampleOf.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { requestIn } from '../setup/documentedFacts.ts';
import { requestOf } from '../setup/requestOf.ts';
import { changedAt, declaredFields, partAt } from '../setup/wireRequests.ts';
import { fieldUses } from './fieldUse.ts';

const named = [...allCalls].filter(([, call]) => declaredFields(call).length > 0);

test.each(named)('%s: every declared field has a use, and no other', (name, call) => {
  expect(Object.keys(fieldUses[name] ?? {}).toSorted()).toEqual(
    declaredFields(call)
      .map((path) => path.join('.'))
      .toSorted(),
  );
});

/** A draft with all subjects and all materials. */
const draftWire = (): object => {
  const products = ['80140', '80137', '80218', '80230', '103', '80160'].map((id) => loadCatalogue().productOf(id)!);
  const wires = products.map(
    (product) => JSON.parse(requestOf(quoteDraft, completeDraft(product)).payload ?? '') as object,
  );
  const papers = { imgList: [{ type: 'other', fileUrlList: ['a'] }], authorizationBookList: ['b'] };
  const [{ schemes }] = wires as [{ schemes: readonly object[] }];
  const professions = [{ code: '0001001', des: '职员', val: 1, num: 3 }];
  const ofPersons = { schemes: schemes.map((scheme) => ({ ...scheme, professions })) };
  return Object.assign({}, ...wires.toReversed(), ofPersons, papers, {
    lastYearPolicyUrl: 'c',
    environmentUrl: 'd',
  }) as object;
};

/**
 * For some calls, fields that depend on each other. An example that is generated from the schema alone would contradict
 * itself.
 */
const together: Readonly<Record<string, object>> = {
  signInToPartner: { loginType: '1', userName: 'demo', password: 'secret', mobile: '', validateCode: '' },
  reportCustomOrder: { id: '1', status: 'submitted', orderSn: '1' },
  listOrders: { statusList: [100] },
  orderRows: { statusList: [100] },
  conservationPolicyList: { statusList: [10] },
};

function wireOf(name: string, call: AnyCall): object {
  const example = { ...(exampleOf(jsonSchemaOf(schemasOf(call).request)) as object), ...together[name] };
  if ('orderInfo' in example) return { ...example, orderInfo: draftWire() };
  if ('groupApplicant' in example) return draftWire();
  // A replacement needs one person who leaves and one person who joins.
  const list = ['personInfoList', 'person'].find(
    (field) => partAt(example, [field, '[]', 'conservationType']) !== undefined,
  );
  return list ? (changedAt(example, [list, '[]', 'conservationType'], 1) as object) : example;
}

const others = [
  '2',
  '1',
  'year',
  '甲',
  '2028-02-03',
  '3.00',
  '',
  2,
  3,
  10,
  40,
  100,
  400,
  true,
  false,
  'opened',
  'a@b.example',
];

/**
 * Returns the request as the server's code reads it. If the server's code refuses the request, returns the error
 * message.
 */
function readOf(call: AnyCall, wire: object): string {
  try {
    return JSON.stringify(requestIn(call, wire));
  } catch (error) {
    if (error instanceof RangeError) return `refused: ${error.message}`;
    throw error;
  }
}

test.each(named)(
  '%s: every field but a derived one has an effect on the request in the words of the product',
  (name, call) => {
    const wire = wireOf(name, call);
    const before = readOf(call, wire);
    expect(before).not.toMatch(/^refused/);
    const ineffective = declaredFields(call).filter((path) => {
      const now = partAt(wire, path);
      const values = others.filter((value) =>
        typeof now === 'string' || typeof now === 'number' || typeof now === 'boolean'
          ? typeof value === typeof now && value !== now
          : true,
      );
      return values.every((value) => readOf(call, changedAt(wire, path, value) as object) === before);
    });
    const derived = Object.entries(fieldUses[name] ?? {}).filter(([, use]) => use === 'derived');

    expect(ineffective.map((path) => path.join('.')).toSorted()).toEqual(derived.map(([path]) => path).toSorted());
  },
);

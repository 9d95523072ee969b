import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { exampleOf } from '../../app/contract/exampleOf.ts';
import { jsonSchemaOf } from '../../app/contract/jsonSchema.ts';
import { quoteDraft } from '../../app/contract/premium.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { signOut } from '../../app/contract/session.ts';
import { completeDraft } from '../fixtures/orderDraft.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { openEmbeddedInMemory } from '../setup/databases.ts';
import { type EndorsedPolicyFixture, issuedPolicy, twiceReviewed } from '../setup/endorsedPolicy.ts';
import { requestOf } from '../setup/requestOf.ts';
import { startTestApp, type TestApp } from '../setup/testApp.ts';
import { changedAt, declaredFields, partAt, sendWire, type WireReply } from '../setup/wireRequests.ts';

const mark = 'MARKED安澜110199199001150012';

/** Wrong in every way that a field can be; each carries the mark. */
const wrongValues: readonly unknown[] = [
  mark,
  { name: mark },
  [mark],
  { [mark]: mark },
  `${mark}\r\n`,
  mark.repeat(60),
];

/** Answers that give back a person's name because the specification shows it beside the problem. */
const withoutNames = (key: string, value: unknown): unknown => (key === 'insuredName' ? '' : value);

/** Words that a refusal may have beside Chinese: names of formats and units. */
const foreignWords = /\b(?:name@example\.com|JSON|YYYY-MM-DD|month|year|JPG|PNG|WebP|PDF|MP4|MB|SMS)\b/g;

/** Calls whose refusal is part of their content: machines read it. */
const isForMachines = ({ answer }: AnyCall) => answer === 'text';

const judge = (name: string, call: AnyCall, reply: WireReply): readonly string[] => {
  const faults: string[] = [];
  if (reply.status >= 500) faults.push(`${name} answered ${reply.status}`);
  if (reply.status === 200 && (reply.resCode === resultCodes.success || reply.resCode === '')) return faults;
  const isQuote = reply.resCode === resultCodes.priceChanged; // figures, by the id of their scheme
  const said = isQuote ? reply.info : JSON.stringify(reply, withoutNames).replace(/"body":"(?:[^"\\]|\\.)*"/, '');
  if (said.includes('MARKED')) faults.push(`${name} repeats what was sent: ${said.slice(0, 200)}`);
  if (isForMachines(call)) return faults;
  const words = reply.info.replaceAll(foreignWords, '');
  if (!/\p{Script=Han}/u.test(words) || /[A-Za-z]{3,}/.test(words))
    faults.push(`${name} is not Chinese: ${reply.info}`);
  return faults;
};

describe('what is said of a wrong request', () => {
  let server: TestApp;
  let policy: EndorsedPolicyFixture;
  beforeAll(async () => {
    server = await startTestApp({ openDatabase: openEmbeddedInMemory });
    policy = await issuedPolicy(server, twiceReviewed(server), 5);
  });
  afterAll(() => server.close());

  /** A request that is right but for what it names. */
  function wireOf(call: AnyCall): object {
    const example = exampleOf(jsonSchemaOf(schemasOf(call).request)) as Record<string, unknown>;
    const draft = JSON.parse(requestOf(quoteDraft, completeDraft(policy.product)).payload ?? '') as object;
    const known = { productId: policy.product.id, policyUuid: policy.policyUuid, orderSn: policy.orderSn };
    const named = Object.fromEntries(Object.entries(known).filter(([name]) => name in example));
    if ('orderInfo' in example) return { ...example, ...named, orderInfo: draft };
    return 'groupApplicant' in example ? draft : { ...example, ...named };
  }

  test.each([...allCalls].filter(([, call]) => call !== (signOut as AnyCall)))(
    '%s: in Chinese, and nothing of it repeats the request',
    async (name, call) => {
      const base = wireOf(call);
      const send = (wire: object) => sendWire(server.app, policy.agent.cookie, call, wire);
      const faults: string[] = [];
      let turn = 0;
      for (const path of declaredFields(call)) {
        const kinds = [wrongValues[0], wrongValues[1 + (turn++ % (wrongValues.length - 1))]];
        for (const value of kinds)
          faults.push(...judge(`${name} ${path.join('.')}`, call, await send(changedAt(base, path, value) as object)));
        // one object where a list is declared, and a list where an object is
        const list = path.indexOf('[]');
        const above = list > 0 ? path.slice(0, list) : path.slice(0, -1);
        if (above.length === 0) continue;
        const whole = changedAt(
          partAt(base, path.slice(0, list > 0 ? list + 1 : -1)),
          path.slice(above.length + (list > 0 ? 1 : 0)),
          mark,
        );
        const turned = list > 0 ? whole : [whole];
        faults.push(...judge(`${name} ${above.join('.')}`, call, await send(changedAt(base, above, turned) as object)));
      }
      faults.push(...judge(name, call, await send({ [mark]: mark })));

      expect(faults).toEqual([]);
    },
  );
});

import { expect, test } from 'vitest';

import { resultCodes } from '../../app/contract/envelope.ts';
import { exampleOf } from '../../app/contract/exampleOf.ts';
import { schemasOf } from '../../app/contract/schemas.ts';
import { jsonSchemaOf } from '../../app/contract/wire/jsonSchema.ts';
import { judgeOf } from '../../app/server/calls/judgeRequest.ts';
import { Refusal } from '../../app/server/platform/http/refusal.ts';
import { allCalls, type AnyCall } from '../setup/allCalls.ts';
import { documentedFacts } from '../setup/documentedFacts.ts';
import { changedAt, describedFields } from '../setup/wireRequests.ts';

/** Fields that may have several lines: texts that a user writes to the insurer or to the back office. */
const severalLines = ['answerEndorsementReview answer', 'submitOfflineOrder remark'];

/** Values that can't be derived from a schema, because other fields or the product determine them. */
const known: Readonly<Record<string, object>> = {
  listOrders: { statusList: [100] },
  orderRows: { statusList: [100] },
  conservationPolicyList: { statusList: [10] },
};

const exampleFor = (name: string, call: AnyCall): object => ({
  ...(exampleOf(jsonSchemaOf(schemasOf(call).request)) as object),
  ...known[name],
});

const texts = [...allCalls].flatMap(([name, call]) =>
  describedFields(call)
    .filter(({ schema }) => schema.type === 'string')
    .map(({ path }) => ({ name, call, path })),
);

/** The request check of each call, compiled once. */
const judges = new Map([...allCalls].map(([, call]) => [call, judgeOf(call, schemasOf(call))]));

/** The code with which a request is refused before the server acts on it; empty when it isn't refused. */
function codeOf(call: AnyCall, wire: unknown): string {
  try {
    judges.get(call)?.(wire, documentedFacts);
    return '';
  } catch (error) {
    if (error instanceof Refusal) return error.resCode;
    throw error;
  }
}

test.each(['\r\nBcc: x@evil.example', '\n', '\r', '\u2028'])(
  'a text with %j is malformed in every single-line field',
  (end) => {
    const taken = texts.filter(
      ({ name, call, path }) =>
        codeOf(call, changedAt(exampleFor(name, call), path, `1${end}`)) !== resultCodes.badRequest,
    );

    expect(taken.map(({ name, path }) => `${name} ${path.join('.')}`).toSorted()).toEqual(severalLines);
  },
);

test('the other fields of those requests are valid', () => {
  const wrong = texts.filter(({ name, call }) => codeOf(call, exampleFor(name, call)) === resultCodes.badRequest);
  // The two ways to sign in exclude each other, and the example has the fields of both.
  expect([...new Set(wrong.map(({ name }) => name))]).toEqual(['signInToPartner']);
});

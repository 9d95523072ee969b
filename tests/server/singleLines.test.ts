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

/**
 * Fields that may contain several lines. In these fields, a user writes a text to the insurer or to the back office.
 */
const severalLines = ['answerEndorsementReview answer', 'submitOfflineOrder remark'];

/**
 * For some calls, valid values of fields. The example that is generated from the schema has wrong values for these
 * fields, because other fields or the product determine them.
 */
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

/** For each call, the function that checks its requests. */
const judges = new Map([...allCalls].map(([, call]) => [call, judgeOf(call, schemasOf(call))]));

/** Checks a request and returns the code of the refusal; empty if the request isn't refused. */
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
  // The example of this call has the fields of both ways to sign in, which exclude each other. So its refusal is
  // expected.
  expect([...new Set(wrong.map(({ name }) => name))]).toEqual(['signInToPartner']);
});

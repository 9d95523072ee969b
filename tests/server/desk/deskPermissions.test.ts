import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Call } from '../../../app/contract/call.ts';
import type { DeskCall } from '../../../app/contract/desk/deskCall.ts';
import { operatorRoles, permissionsOfRole } from '../../../app/contract/desk/permissions.ts';
import { deskCallsWithSchemas } from '../../../app/contract/desk/schemas.ts';
import { openEmbeddedInMemory } from '../../setup/databases.ts';
import { type DeskClient, signInToDeskAs } from '../../setup/deskOperators.ts';
import { startTestApp, type TestApp } from '../../setup/testApp.ts';
import type { TestClient } from '../../setup/testClient.ts';

const isDeskCall = (call: Call<unknown, unknown>): call is DeskCall<unknown, unknown> => call.access === 'operator';

const calls = [...deskCallsWithSchemas.keys()].filter(isDeskCall).filter(({ path }) => path !== '/api/desk/signOut');

const refusal = '您的角色无权进行此操作，请联系管理员';

let server: TestApp;
let agent: TestClient;
const operators = new Map<string, DeskClient>();
beforeAll(async () => {
  server = await startTestApp({ openDatabase: openEmbeddedInMemory });
  agent = await server.signIn();
  for (const role of operatorRoles) operators.set(role, await signInToDeskAs(server, role));
});
afterAll(() => server.close());

/**
 * Sends a request without content. If the operator has the permission, the server doesn't refuse the call but reports
 * the missing fields.
 */
async function knock({ method, path }: Call<unknown, unknown>, cookie: string) {
  const url = path.replaceAll(/:\w+/g, 'x');
  const headers = { cookie, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) };
  const answer = await server.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: '{}' } : {}) });
  return { status: answer.statusCode, body: answer.body, info: answer.json<{ info: string }>().info };
}

test.each(calls.map((call) => [call.path, call] as const))(
  '%s is for the roles with its permission',
  async (_, call) => {
    const allowed: string[] = [];
    for (const [role, operator] of operators) {
      const { info } = await knock(call, operator.cookie);
      if (info !== refusal) allowed.push(role);
    }
    const { permission } = call;
    expect(allowed).toEqual(
      operatorRoles.filter((role) => permission === null || permissionsOfRole[role].includes(permission)),
    );
  },
);

test.each(calls.map((call) => [call.path, call] as const))('%s does not exist for an agent', async (_, call) => {
  const unknown = await server.app.inject('/api/desk/nothing');
  const answer = await knock(call, agent.cookie);
  expect([answer.status, answer.body]).toEqual([404, unknown.body]);
});

test('every call of the desk is below /api/desk/ and, unless it is for the sign-in, for operators', () => {
  const open = [...deskCallsWithSchemas.keys()].filter((call) => call.access !== 'operator').map(({ path }) => path);
  expect(open).toEqual(['/api/desk/signIn', '/api/desk/openWelcome', '/api/desk/acceptWelcome']);
  expect([...deskCallsWithSchemas.keys()].filter(({ origin }) => origin !== 'desk')).toEqual([]);
});

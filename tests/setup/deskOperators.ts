import { acceptWelcome, openWelcome } from '../../app/contract/desk/deskSessions.ts';
import type { OperatorRole } from '../../app/contract/desk/permissions.ts';
import { inviteOperator } from '../../app/server/operators/accounts.ts';
import { codeAt, operatorPassword } from './authenticator.ts';
import { requestOf } from './requestOf.ts';
import type { TestApp } from './testApp.ts';
import { clientOf, type TestClient } from './testClient.ts';

type DeskServer = Pick<TestApp, 'app' | 'services' | 'database'>;

let operators = 0;

/** Creates a new operator with a welcome link. Returns the operator's id and user name, and the token of the link. */
export async function invitedOperator(
  { services, database }: DeskServer,
  roles: readonly OperatorRole[],
): Promise<{ readonly id: string; readonly userName: string; readonly token: string }> {
  const userName = `operator${(operators += 1)}`;
  const { id, link } = await database
    .transaction()
    .execute((tx) => inviteOperator(services, tx, { userName, name: `运营${operators}`, roles }));
  return { id, userName, token: link.split('#')[1] ?? '' };
}

/** A client that sends calls as a signed-in operator. */
export interface DeskClient extends TestClient {
  readonly id: string;
  readonly userName: string;
  readonly secret: string;
}

/** Adds an operator with these roles. The operator opens the welcome link, sets up the account and is signed in. */
export async function signInToDeskAs(server: DeskServer, ...roles: readonly OperatorRole[]): Promise<DeskClient> {
  const { id, userName, token } = await invitedOperator(server, roles);
  const { secret } = await clientOf(server.app, '').ask(openWelcome, { token });
  const code = codeAt(secret, server.services.clock.now());
  const { url, payload, type } = requestOf(acceptWelcome, { token, password: operatorPassword, code });
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload: payload ?? '',
    headers: { 'content-type': type ?? '' },
  });
  const cookie = String(answer.headers['set-cookie'] ?? '').split(';', 1)[0] ?? '';
  if (!cookie.startsWith('tuanbao-desk=')) throw new Error(`the welcome link was refused: ${answer.body}`);
  return { ...clientOf(server.app, cookie), id, userName, secret };
}

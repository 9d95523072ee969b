import { signInToPartner } from '../../app/contract/session.ts';
import { addPartnerUser } from '../../app/server/operations/agencies.ts';
import { operator } from './operator.ts';
import { requestOf } from './requestOf.ts';
import type { TestApp } from './testApp.ts';
import { clientOf, type TestClient } from './testClient.ts';

/** Host of the only partner of test servers. */
export const partnerHost = 'partner.localhost';

/** Host and port to which browsers on the partner's host send their requests. */
export const partnerAuthority: string = `${partnerHost}:8080`;

/** Creates a user of the partner with this mobile number and signs the user in on the partner's host. */
export async function signInOnPartnerHost(server: TestApp, mobile: string): Promise<TestClient> {
  const user = { userName: `user-${mobile}`, password: 'the right one' };
  await addPartnerUser(server.services, operator, { host: partnerHost, ...user, mobile, name: '方可为', tier: '4' });
  const { url, payload, type } = requestOf(signInToPartner, { kind: 'password', ...user });
  const headers = { 'content-type': type ?? '', host: partnerAuthority };
  const answer = await server.app.inject({ method: 'POST', url, payload: payload ?? '', headers });
  return clientOf(server.app, String(answer.headers['set-cookie']).split(';', 1)[0] ?? '', partnerAuthority);
}

import {
  acceptWelcome as acceptWelcomeCall,
  currentOperator,
  openWelcome,
  signInToDesk as signInToDeskCall,
  signOutOfDesk,
} from '../../contract/desk/deskSessions.ts';
import type { CallRoutes, Visit } from '../calls/callRoutes.ts';
import { notFound } from '../platform/http/refusal.ts';
import type { Services } from '../services/services.ts';
import { deskCookieOf } from './deskCookie.ts';
import { deskRoutes, deskTokenOf, isOnPartnerHost } from './deskRoutes.ts';
import type { OperatorIdentity } from './identity.ts';
import { acceptWelcome, endDeskSession, type NewDeskSession, signInToDesk, welcomeFor } from './sessions.ts';

const shownOperator = ({ id, userName, name, roles, permissions }: OperatorIdentity) => ({
  operatorId: id,
  userName,
  name,
  roles: [...roles],
  permissions: [...permissions],
});

/** Limit of the sign-in attempts from one client address. */
const signInRate = { max: 30, timeWindow: '1 minute' };

/** Registers the calls with which operators sign in and out. */
export function deskSessionRoutes(calls: CallRoutes, services: Services): void {
  const { publicCall, operatorCall } = calls;
  const { question } = deskRoutes(calls, services);

  /** Ends the session that the browser had before, if there was one, and sets the cookie of the new session. */
  async function begin({ token, operator }: NewDeskSession, { request, reply }: Visit) {
    const before = deskTokenOf(services, request);
    if (before !== undefined) await endDeskSession(services, before);
    const { name, options } = deskCookieOf(services.publicUrl());
    reply.setCookie(name, token, options);
    return shownOperator(operator);
  }

  /** Refuses a request to a partner's host, because there is no desk on such a host. @throws Refusal 900404 */
  const refusePartner = ({ request }: Visit) => {
    if (isOnPartnerHost(services, request)) throw notFound();
  };

  publicCall(
    signInToDeskCall,
    async (entry, visit) => {
      refusePartner(visit);
      return begin(await signInToDesk(services, { ...entry, address: visit.request.ip }), visit);
    },
    signInRate,
  );
  publicCall(
    openWelcome,
    ({ token }, visit) => {
      refusePartner(visit);
      return welcomeFor(services, token);
    },
    signInRate,
  );
  publicCall(
    acceptWelcomeCall,
    async (entry, visit) => {
      refusePartner(visit);
      return begin(await acceptWelcome(services, entry), visit);
    },
    signInRate,
  );
  question(currentOperator, async (_, { operator }) => shownOperator(operator));
  operatorCall(
    signOutOfDesk,
    async () => undefined,
    async (_, { request, reply }) => {
      const token = deskTokenOf(services, request);
      if (token !== undefined) await endDeskSession(services, token);
      const { name, options } = deskCookieOf(services.publicUrl());
      reply.clearCookie(name, options);
      return {};
    },
  );
}

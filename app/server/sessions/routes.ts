import { userFlagsOf } from '@tuanbao/library/domain/enumeration/userRole';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import type { FastifyRequest } from 'fastify';

import {
  currentUser,
  sendLoginCode,
  signIn,
  signInByTicket as signInByTicketCall,
  signInToPartner as signInToPartnerCall,
  signOut,
} from '../../contract/session.ts';
import { issueTicket } from '../../contract/users.ts';
import type { Identify } from '../calls/agentGate.ts';
import { callBudget } from '../calls/callBudget.ts';
import type { CallRoutes, Visit } from '../calls/callRoutes.ts';
import type { AgentIdentity } from '../calls/identity.ts';
import { refused } from '../services/refusals.ts';
import type { Services } from '../services/services.ts';
import { signInToPartner } from './partnerSignIn.ts';
import { agentOfToken, endSession, type NewSession, sendCode, signIn as signInWithCode } from './service.ts';
import { sessionCookieOf } from './sessionCookie.ts';
import { newTicket, signInByTicket } from './tickets.ts';

const tokenOf = ({ publicUrl }: Services, request: FastifyRequest): string | undefined =>
  ownValue(request.cookies, sessionCookieOf(publicUrl()).name);

/** The partner's host to which the request was sent. It is empty for a request to the platform's own host. */
const partnerHostOf = ({ partnerHosts }: Services, request: FastifyRequest): string =>
  partnerHosts.has(request.hostname) ? request.hostname : '';

/** Finds the agent who sends a request, by the session cookie. Returns null when the request has no valid session. */
export const identifyByCookie =
  (services: Services): Identify =>
  async (request) => {
    const token = tokenOf(services, request);
    return token === undefined ? null : agentOfToken(services, token, partnerHostOf(services, request));
  };

function userOf(agent: AgentIdentity, isProPriceOn: boolean) {
  const flags = userFlagsOf({ ...agent, showsProfessionalPrices: agent.isProPriceShow }, isProPriceOn);
  return {
    loginStatus: true,
    userId: agent.id,
    userName: agent.name,
    userLogo: agent.logo,
    userTier: agent.tier,
    agencyName: agent.agencyName,
    isProPriceShow: flags.seesProfessionalPrices,
    settingPlan: agent.settingPlan,
    userUuid: agent.id,
    appId: agent.appId,
    openId: agent.openId,
    isTXSystem: flags.isPartnerSystem,
    wYBroker: flags.isBroker,
    quasiA: flags.isQuasiA,
  };
}

/** Ends the session of a request. If the request has no session, nothing changes. */
async function endPresentSession(services: Services, request: FastifyRequest): Promise<void> {
  const token = tokenOf(services, request);
  if (token !== undefined) await endSession(services, token);
}

/** Limit of the sign-in attempts from one client address. */
const signInRate = { max: 60, timeWindow: '1 minute' };

export function sessionRoutes({ publicCall, agentCall }: CallRoutes, services: Services): void {
  /** Starts a session, and ends the session that the browser had before. */
  async function begin({ token, agent }: NewSession, { request, reply }: Visit) {
    await endPresentSession(services, request);
    const { name, options } = sessionCookieOf(services.publicUrl());
    reply.setCookie(name, token, options);
    return userOf(agent, services.isProPriceOn);
  }

  publicCall(sendLoginCode, async ({ mobile, type }, { request }) => {
    await sendCode(services, { mobile, type, address: request.ip, partnerHost: partnerHostOf(services, request) });
    return {};
  });

  publicCall(
    signIn,
    async ({ mobile, validateCode: code }, visit) => {
      // Agents of the platform can't sign in on a partner's host. The response is the same as for a wrong code, so that
      // it doesn't reveal which users exist.
      if (partnerHostOf(services, visit.request) !== '') throw refused('codeWrong');
      return begin(await signInWithCode(services, { mobile, code, partnerHost: '' }), visit);
    },
    signInRate,
  );

  publicCall(
    signInToPartnerCall,
    async (entry, visit) => {
      const origin = { partnerHost: partnerHostOf(services, visit.request), address: visit.request.ip };
      return begin(await signInToPartner(services, entry, origin), visit);
    },
    signInRate,
  );

  publicCall(
    signInByTicketCall,
    async ({ uuid, ticket }, visit) => {
      const partnerHost = partnerHostOf(services, visit.request);
      return begin(await signInByTicket(services, { uuid, ticket, partnerHost }), visit);
    },
    signInRate,
  );

  publicCall(signOut, async (_, { request, reply }) => {
    await endPresentSession(services, request);
    const { name, options } = sessionCookieOf(services.publicUrl());
    reply.clearCookie(name, options);
    return {};
  });

  agentCall(currentUser, (_, agent) => userOf(agent, services.isProPriceOn));

  const tickets = callBudget(services.limits.ticketsAMinute);
  agentCall(issueTicket, (_, agent) => {
    if (tickets.spend(agent.id) > 0) throw refused('tooManyRequests');
    const { ticket, expiresAt } = newTicket(services.keyring, agent.id, services.clock.now());
    return { uuid: agent.id, ticket, expireTime: expiresAt.toISOString() };
  });
}

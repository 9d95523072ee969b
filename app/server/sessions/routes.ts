import type { FastifyRequest } from 'fastify';

import { currentUser, sendLoginCode, signIn, signOut } from '../../contract/session.ts';
import type { CallRoutes, Identify } from '../callRoutes.ts';
import type { Services } from '../services.ts';
import type { AgentIdentity } from './identity.ts';
import { agentOfToken, endSession, sendCode, signIn as signInWithCode } from './service.ts';

/** `__Host-`: this host only, never without https except on the machine itself, whatever a subdomain tries to set. */
const cookieName = '__Host-session';

const cookieOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;

const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[cookieName];

/** Finds the agent by the session cookie. */
export const identifyByCookie =
  (services: Services): Identify =>
  async (request) => {
    const token = tokenOf(request);
    return token === undefined ? null : agentOfToken(services, token);
  };

const userOf = (agent: AgentIdentity) => ({
  loginStatus: true,
  userId: agent.id,
  userName: agent.name,
  userLogo: agent.logo,
  userTier: agent.tier,
  agencyName: agent.agencyName,
  isProPriceShow: agent.isProPriceShow,
  settingPlan: agent.settingPlan,
});

/** Agents sign in with type 1. */
const agentLogin = '1';

/** Ends the session that the request carries, if any. */
async function endPresentSession(services: Services, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  if (token !== undefined) await endSession(services, token);
}

export function sessionRoutes({ publicCall, agentCall }: CallRoutes, services: Services): void {
  publicCall(sendLoginCode, async ({ mobile, type }, { request }) => {
    await sendCode(services, { mobile, type, address: request.ip });
    return {};
  });

  publicCall(
    signIn,
    async ({ mobile, validateCode }, { request, reply }) => {
      const { token, agent } = await signInWithCode(services, { mobile, type: agentLogin, code: validateCode });
      await endPresentSession(services, request);
      reply.setCookie(cookieName, token, cookieOptions);
      return userOf(agent);
    },
    { max: 60, timeWindow: '1 minute' },
  );

  publicCall(signOut, async (_, { request, reply }) => {
    await endPresentSession(services, request);
    reply.clearCookie(cookieName, cookieOptions);
    return {};
  });

  agentCall(currentUser, (_, agent) => userOf(agent));
}

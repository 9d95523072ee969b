import type { CookieSerializeOptions } from '@fastify/cookie';

/** A cookie that holds the token of a session. */
export interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

const common = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** `__Host-`: sent to this host only and never without https, whatever a subdomain tries to set. */
const overHttps: SessionCookie = { name: '__Host-session', options: { ...common, secure: true } };

/** Without https the server listens on the machine itself, where WebKit keeps no `Secure` cookie. */
const onThisMachine: SessionCookie = { name: 'tuanbao-session', options: { ...common, secure: false } };

/** Names of the cookies that may hold a session. */
export const sessionCookieNames: readonly string[] = [overHttps.name, onThisMachine.name];

/**
 * The session cookie of a server.
 *
 * @param publicUrl address that users open; only a server that listens on the machine itself may do without https
 */
export const sessionCookieOf = (publicUrl: string): SessionCookie =>
  publicUrl.startsWith('https:') ? overHttps : onThisMachine;

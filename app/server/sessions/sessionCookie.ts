import type { CookieSerializeOptions } from '@fastify/cookie';

/** The cookie that contains the token of a session. */
export interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

const common = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/**
 * Session cookie of a server with https. `__Host-` makes the browser send it only to this host and only by https, and
 * no subdomain can replace it.
 */
const overHttps: SessionCookie = { name: '__Host-session', options: { ...common, secure: true } };

/**
 * Session cookie of a server without https, which only this machine can open. WebKit stores no `Secure` cookie for such
 * a server.
 */
const onThisMachine: SessionCookie = { name: 'tuanbao-session', options: { ...common, secure: false } };

/** Names of the cookies that can contain the token of a session. */
export const sessionCookieNames: readonly string[] = [overHttps.name, onThisMachine.name];

/**
 * The session cookie that a server uses.
 *
 * @param publicUrl address at which users open the app. It must use https, unless the server is open only to this
 * machine.
 */
export const sessionCookieOf = (publicUrl: string): SessionCookie =>
  publicUrl.startsWith('https:') ? overHttps : onThisMachine;

import type { CookieSerializeOptions } from '@fastify/cookie';

/** The cookie that contains the token of a session. */
export interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

const common = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/**
 * Session cookie of a server with https. Because of the prefix `__Host-`, the browser sends the cookie only to this
 * host and only by https, and no subdomain can replace the cookie.
 */
const overHttps: SessionCookie = { name: '__Host-session', options: { ...common, secure: true } };

/**
 * Session cookie of a server without https. Such a server is reachable only from the same machine. The cookie isn't
 * `Secure`, because WebKit stores no `Secure` cookie for a server without https.
 */
const onThisMachine: SessionCookie = { name: 'tuanbao-session', options: { ...common, secure: false } };

/** Names of the cookies that can contain the token of a session. */
export const sessionCookieNames: readonly string[] = [overHttps.name, onThisMachine.name];

/**
 * The session cookie for a server with this address.
 *
 * @param publicUrl address at which users open the app. It must use https if other machines can reach the server.
 */
export const sessionCookieOf = (publicUrl: string): SessionCookie =>
  publicUrl.startsWith('https:') ? overHttps : onThisMachine;

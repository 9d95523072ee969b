import type { CookieSerializeOptions } from '@fastify/cookie';

/** The cookie that contains the token of a session. */
export interface SessionCookie {
  readonly name: string;
  readonly options: CookieSerializeOptions;
}

const common = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/** `__Host-`: the browser sends the cookie to this host only and only by https. A subdomain can't replace it. */
const overHttps: SessionCookie = { name: '__Host-session', options: { ...common, secure: true } };

/** Cookie without https, for a server on this machine: WebKit stores no `Secure` cookie there. */
const onThisMachine: SessionCookie = { name: 'tuanbao-session', options: { ...common, secure: false } };

/** Names of the cookies that can contain a session. */
export const sessionCookieNames: readonly string[] = [overHttps.name, onThisMachine.name];

/**
 * The session cookie of a server.
 *
 * @param publicUrl address at which users open the app; only a server on this machine's own address may be without
 * https
 */
export const sessionCookieOf = (publicUrl: string): SessionCookie =>
  publicUrl.startsWith('https:') ? overHttps : onThisMachine;

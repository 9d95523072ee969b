import type { SessionCookie } from '../sessions/sessionCookie.ts';

const common = { path: '/', httpOnly: true, sameSite: 'strict' } as const;

/**
 * Returns the cookie with the token of a desk session. Its name differs from the name of the agents' cookie, so that
 * one browser can be signed in to the desk and to the app at the same time. `publicUrl` is the address at which users
 * open the app.
 */
export const deskCookieOf = (publicUrl: string): SessionCookie =>
  publicUrl.startsWith('https:')
    ? { name: '__Host-desk', options: { ...common, secure: true } }
    : { name: 'tuanbao-desk', options: { ...common, secure: false } };

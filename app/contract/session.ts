import { asIs, call, type Codec } from './call.ts';
import type { PartnerEntryWire, SessionWires } from './session.schema.ts';

/** Sends a one-time code by SMS. If no agent has the mobile number, no code is sent, but the response is the same. */
export const sendLoginCode = call('GET', '/oauth/captcha', {
  summary: 'Send a one-time sign-in code by SMS',
  access: 'public',
  request: asIs<SessionWires['sendLoginCode']['request']>(),
  response: asIs<SessionWires['sendLoginCode']['response']>(),
});

/** Signs an agent in with mobile number and SMS code, and returns the data of the agent. */
export const signIn = call('POST', '/oauth/login', {
  summary: 'Sign in with mobile number and SMS code',
  access: 'public',
  encoding: 'form',
  request: asIs<SessionWires['signIn']['request']>(),
  response: asIs<SessionWires['signIn']['response']>(),
});

/** Data with which a user of the partner system signs in: user name and password, or mobile number and SMS code. */
export type PartnerEntry =
  | { readonly kind: 'password'; readonly userName: string; readonly password: string }
  | { readonly kind: 'code'; readonly mobile: string; readonly code: string };

const partnerEntryCodec: Codec<PartnerEntry, PartnerEntryWire> = {
  toWire: (entry) =>
    entry.kind === 'password'
      ? { loginType: '1', userName: entry.userName, password: entry.password }
      : { loginType: '2', mobile: entry.mobile, validateCode: entry.code },
  fromWire: ({ loginType, userName, password, mobile: number, validateCode }) => {
    const [ofPassword, ofCode] = [Boolean(userName || password), Boolean(number || validateCode)];
    if (ofPassword && ofCode) throw new RangeError('two entries of the partner login at once');
    if (loginType === '1' && userName && password) return { kind: 'password', userName, password };
    if (loginType === '2' && number && validateCode) return { kind: 'code', mobile: number, code: validateCode };
    throw new RangeError('an entry of the partner login is incomplete');
  },
};

/**
 * Signs a user of the partner system in. The call works only on the partner's host. From the fifth wrong password on,
 * the user has to wait before the next attempt. Each further wrong password doubles the wait, up to one hour.
 */
export const signInToPartner = call('POST', '/oauth/channelLogin', {
  summary: 'Sign in to the partner system by password or SMS code',
  access: 'public',
  encoding: 'form',
  request: partnerEntryCodec,
  response: asIs<SessionWires['signInToPartner']['response']>(),
});

/**
 * Signs in a browser that the mobile app opened. The ticket, which works only once, proves the user's identity. `uuid`
 * and `source` alone don't prove it.
 */
export const signInByTicket = call('POST', '/api/group/autoLogin', {
  summary: 'Sign in with a one-time ticket of the mobile app',
  access: 'public',
  encoding: 'form',
  request: asIs<SessionWires['signInByTicket']['request']>(),
  response: asIs<SessionWires['signInByTicket']['response']>(),
});

/** Ends the session of the caller. */
export const signOut = call('GET', '/oauth/logout', {
  summary: 'Sign out',
  access: 'public',
  request: asIs<SessionWires['signOut']['request']>(),
  response: asIs<SessionWires['signOut']['response']>(),
});

/** Returns the signed-in user. If no user is signed in, the call is refused with 001011. */
export const currentUser = call('POST', '/api/user/getUserInfo', {
  summary: 'The signed-in user',
  request: asIs<SessionWires['currentUser']['request']>(),
  response: asIs<SessionWires['currentUser']['response']>(),
});

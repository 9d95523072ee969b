import { mixed, object, string, type InferType } from 'yup';

import { asIs, call, type Codec } from './call.ts';
import { filledText, flag, nothing, shape, text } from './fields.ts';
import { said } from './said.ts';

/** The signed-in agent, as far as the client may know. */
const sessionUser = shape({
  loginStatus: flag(),
  userId: text(60),
  userName: text(60),
  userLogo: text(300),
  userTier: text(4),
  agencyName: text(100),
  isProPriceShow: flag(),
  settingPlan: text(4),
  userUuid: text(60),
  appId: text(60),
  openId: text(100),
  isTXSystem: flag(),
  wYBroker: flag(),
  quasiA: flag(),
});

/** Mainland mobile number, digits only. */
const mobile = () =>
  string()
    .strict(true)
    .matches(/^1[3-9]\d{9}$/, said('mobileWrong'))
    .required(said('mobileMissing'));

/** Sends a one-time code by SMS. The answer is the same for unknown numbers. */
export const sendLoginCode = call('GET', '/oauth/captcha', {
  summary: 'Send a one-time sign-in code by SMS',
  access: 'public',
  request: asIs(object({ mobile: mobile(), type: mixed<'1' | '2'>().oneOf(['1', '2']).required() }).noUnknown()),
  response: asIs(nothing()),
});

/** Signs an agent in with mobile number and code; answers with the user. */
export const signIn = call('POST', '/oauth/login', {
  summary: 'Sign in with mobile number and SMS code',
  access: 'public',
  encoding: 'form',
  request: asIs(object({ mobile: mobile(), validateCode: filledText(10) }).noUnknown()),
  response: asIs(sessionUser),
});

/** How a user of the partner system signs in. */
export type PartnerEntry =
  | { readonly kind: 'password'; readonly userName: string; readonly password: string }
  | { readonly kind: 'code'; readonly mobile: string; readonly code: string };

const partnerEntryWire = object({
  loginType: mixed<'1' | '2'>().oneOf(['1', '2']).required(),
  userName: string().strict(true).max(60),
  password: string().strict(true).max(200),
  mobile: string()
    .strict(true)
    .matches(/^1[3-9]\d{9}$/, said('mobileWrong')),
  validateCode: string().strict(true).max(10),
}).noUnknown();

const partnerEntryCodec: Codec<PartnerEntry, InferType<typeof partnerEntryWire>> = {
  schema: partnerEntryWire,
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

/** Signs a user of the partner system in, on the partner's host only. Wrong passwords make the next try wait longer. */
export const signInToPartner = call('POST', '/oauth/channelLogin', {
  summary: 'Sign in to the partner system by password or SMS code',
  access: 'public',
  encoding: 'form',
  request: partnerEntryCodec,
  response: asIs(sessionUser),
});

/**
 * Signs a browser in that arrives from the mobile app. `uuid` and `source` alone prove nothing: the ticket signs the
 * user in, once.
 */
export const signInByTicket = call('POST', '/api/group/autoLogin', {
  summary: 'Sign in with a one-time ticket of the mobile app',
  access: 'public',
  encoding: 'form',
  request: asIs(
    object({
      uuid: filledText(60),
      source: mixed<'app'>().oneOf(['app']).required(),
      ticket: filledText(300),
    }).noUnknown(),
  ),
  response: asIs(sessionUser),
});

/** Ends the session. */
export const signOut = call('GET', '/oauth/logout', {
  summary: 'Sign out',
  access: 'public',
  request: asIs(nothing()),
  response: asIs(nothing()),
});

/** The signed-in user; refused with 001011 without a session. */
export const currentUser = call('POST', '/api/user/getUserInfo', {
  summary: 'The signed-in user',
  request: asIs(nothing()),
  response: asIs(sessionUser),
});

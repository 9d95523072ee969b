import { type InferType, mixed, object, string } from 'yup';

import type { WiresOf } from './callSchemas.ts';
import { answeredUser } from './documented/session.ts';
import { filledText, flag, nothing, shape, text } from './wire/fields.ts';
import { said } from './wire/said.ts';

/** Data of the signed-in agent that are sent to the client. */
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
  id: text(60).optional(),
  name: text(60).optional(),
  logoImg: text(300).optional(),
  uuid: text(60).optional(),
  showLogin: flag().optional(),
  goPageAfterLogin: text(300).optional(),
  isNoAgentOrC: flag().optional(),
  isUserA: flag().optional(),
  isDistributionUser: flag().optional(),
});
type SessionUser = InferType<typeof sessionUser>;
const answered = answeredUser<SessionUser>;

/** Schema of a mobile number of mainland China: digits only. */
const mobile = () =>
  string()
    .strict(true)
    .matches(/^1[3-9]\d{9}$/, said('mobileWrong'))
    .required(said('mobileMissing'));

const partnerEntryWire = object({
  loginType: mixed<'1' | '2'>().oneOf(['1', '2']).required(),
  userName: text(60).optional(),
  password: text(200).optional(),
  mobile: string()
    .strict(true)
    .matches(/^1[3-9]\d{9}$/, said('mobileWrong')),
  validateCode: text(10).optional(),
}).noUnknown();
export type PartnerEntryWire = InferType<typeof partnerEntryWire>;

/** Schemas of the calls in `session.ts`, by call name. */
export const sessionSchemas = {
  sendLoginCode: {
    request: object({ mobile: mobile(), type: mixed<'1' | '2'>().oneOf(['1', '2']).required() }).noUnknown(),
    response: nothing(),
  },
  signIn: {
    request: object({ mobile: mobile(), validateCode: filledText(10) }).noUnknown(),
    response: sessionUser,
    answered,
  },
  signInToPartner: { request: partnerEntryWire, response: sessionUser, answered },
  signInByTicket: {
    request: object({
      uuid: filledText(60),
      source: mixed<'app'>().oneOf(['app']).required(),
      ticket: filledText(300),
    }).noUnknown(),
    response: sessionUser,
    answered,
  },
  signOut: { request: nothing(), response: nothing() },
  currentUser: { request: nothing(), response: sessionUser, answered },
};

/** Wire types of the calls in `session.ts`, by call name. */
export type SessionWires = WiresOf<typeof sessionSchemas>;

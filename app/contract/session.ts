import { mixed, object, string } from 'yup';

import { asIs, call } from './call.ts';
import { filledText, flag, nothing, shape, text } from './fields.ts';

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
});

/** Mainland mobile number, digits only. */
const mobile = () =>
  string()
    .strict(true)
    .matches(/^1[3-9]\d{9}$/, '请填写正确的手机号')
    .required('请输入注册手机号');

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

/** Ends the session. */
export const signOut = call('GET', '/oauth/logout', {
  summary: 'Sign out',
  access: 'public',
  request: asIs(nothing()),
  response: asIs(nothing()),
});

/** Who is signed in; refused with 001011 where nobody is. */
export const currentUser = call('POST', '/api/user/getUserInfo', {
  summary: 'The signed-in user',
  request: asIs(nothing()),
  response: asIs(sessionUser),
});

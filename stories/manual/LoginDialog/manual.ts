import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Signs an agent in by mobile number and SMS code, over whatever the agent was doing.',
  chinese: { name: '登录对话框', purpose: '业务员在当前页面上用手机号和短信验证码登录。' },
  synonyms: ['登录', '验证码', '短信', 'sign', 'in'],
  goodFor: [
    'a session that ran out in the middle of work (`reason="expired"`): the work below is kept',
    'the first sign-in of a visit',
    "a partner's own host (`onSignInWithPassword`): the choice between code and password",
  ],
  insteadOf: [['`Dialog`', 'another question over the page']],
  keyboard: [
    ['Enter', 'signs in, from either field; not while an input method composes'],
    ['Esc', 'closes; what was typed is kept'],
    ['Tab', 'number, code, send code, sign in'],
  ],
  accessibility: [
    'Focus starts in the mobile number, and goes to the field that needs attention when signing in is refused.',
    'The code field is `one-time-code`: phones offer the code from the SMS.',
    'That a code is on its way is announced as a `status`; until it may be asked for again the button counts down.',
  ],
  frameHeight: 560,
};

import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Takes a password, hidden until the user asks to see it.',
  chinese: { name: '密码输入框', purpose: '输入密码，用户要求时才显示。' },
  synonyms: ['密码', 'password'],
  goodFor: ['signing in, setting a new password (`autoComplete="new-password"`)'],
  insteadOf: [
    ['`LoginDialog`', 'agents sign in by mobile number and SMS code'],
    ['`TextField`', 'the text is no secret'],
  ],
  keyboard: [
    ['Tab', 'from the field to the button that shows it'],
    ['Enter', 'in the field: submits the form'],
    ['Space', 'on the button: shows the password, or hides it'],
  ],
  accessibility: [
    'The button is a toggle that tells whether the password is shown; sending the form hides it again.',
    'Password managers are told what to do: fill in the known one, or propose one.',
    'Nothing corrects, capitalises or spell-checks what is typed.',
    'An `errorMessage` stands under the field, marks it invalid and is linked to it, so it is read with the field.',
  ],
};

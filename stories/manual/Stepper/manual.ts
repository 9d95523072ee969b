import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Shows where the user is on a way of several steps.',
  chinese: { name: '步骤条', purpose: '显示用户在多个步骤中的位置。' },
  synonyms: ['步骤', '向导', 'steps', 'wizard'],
  goodFor: ['a task of three to six pages that are gone through in order: 填写, 确认, 支付'],
  insteadOf: [
    ['`Tabs`', 'the parts may be visited in any order'],
    ['`OrderTimeline`', 'the steps are those of an order, over days'],
    ['`ProgressBar`', 'the user does not act, something runs'],
  ],
  keyboard: [
    ['Tab', 'to the steps that are complete, where `onChange` is given'],
    ['Enter / Space', 'goes back to the step'],
  ],
  accessibility: [
    'An `ol` named 步骤 (Steps) or by `aria-label`; the step the user is in is `aria-current="step"`.',
    'A complete step begins with 已完成： (Done:) for screen readers; number and tick are decoration.',
    'Steps to come are never pressable: a page says itself what is missing.',
  ],
};

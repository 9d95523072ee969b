import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Does something when pressed: saves, submits, opens, removes.',
  chinese: { name: '按钮', purpose: '按下后执行操作：保存、提交、打开、删除。' },
  synonyms: ['提交', '操作', 'submit', 'action'],
  goodFor: [
    'the one action that a view is about (`variant="primary"`, one a view)',
    'the other actions beside it (`secondary`), and those in rows and toolbars (`quiet`, `size="small"`)',
    'an action that destroys something (`danger`), after it was asked for once more in a `Dialog`',
  ],
  insteadOf: [
    ['`Menu`', 'more than three actions about one thing'],
    ['`Tabs`', 'switching between views of the same rank'],
    ['`Link`', 'the user goes somewhere: links can be opened in a new tab, buttons cannot'],
  ],
  keyboard: [
    ['Enter', 'presses'],
    ['Space', 'presses on release'],
    ['Tab', 'moves on; a pending button keeps its focus, a disabled one is passed over'],
  ],
  accessibility: [
    'A native `button`; `type` is `button` unless said otherwise, so it never submits a form by accident.',
    'The words inside are its name. A button that shows an icon alone needs `aria-label`.',
    'While `isPending` it stays in the tab order, ignores presses, and holds a progress bar named 处理中 (Working) that is announced.',
    'Disabled buttons give no reason: prefer a button that can be pressed and says what is missing.',
  ],
  pictures: [
    {
      good: 'One primary button in a view: the next step.',
      goodInChinese: '一个视图只有一个主要按钮：下一步。',
      bad: 'Two primary buttons compete, and neither leads.',
      badInChinese: '两个主要按钮互相争抢，用户不知道该按哪个。',
    },
    {
      good: 'The label is the verb and the object.',
      goodInChinese: '文字写明动作和对象。',
      bad: '确定 doesn’t say what will be gone.',
      badInChinese: '“确定”没有说明会失去什么。',
    },
  ],
};

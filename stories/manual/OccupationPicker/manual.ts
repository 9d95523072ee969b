import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: "Chooses an occupation (职业) of a product's tree, with its class and whether it can be insured.",
  chinese: { name: '职业选择', purpose: '从产品的职业树中选择职业，显示类别和能否承保。' },
  synonyms: ['职业类别', '工种', 'occupation', 'job'],
  goodFor: [
    'the occupations of a scheme (方案): narrow `rule.classes` to what its plan covers',
    "one occupation after another: keep `value` at ''",
  ],
  insteadOf: [
    ['`Cascader`', 'the tree is another one'],
    ['`Select`', 'only the class (职业类别 1 to 6) is asked for'],
  ],
  keyboard: [
    ['Enter / Space / ↓ / ↑', 'on the field: opens the popup, focus goes to the search'],
    ['any text', 'searches by name, pinyin (拼音), initials or code'],
    ['↓ from the search', 'into the columns while nothing is searched, else to the next result'],
    ['↑ ↓ / Page Up / Page Down / Home / End', 'through the options of a column'],
    ['→ / ←', 'into the next column, back to the one before'],
    ['Enter / Space', 'opens the group, or chooses the leaf and closes'],
    ['Esc', 'closes without a change, focus returns to the field'],
  ],
  accessibility: [
    'The columns are listboxes named 大类, 中类, 小类 (major, middle, minor group).',
    "The class is part of an option's text, so it is read with the name.",
    'A refused occupation stays in sight with the reason (拒保, 该类别不在承保范围) and is `aria-disabled`.',
  ],
};

import { cascaderAnatomy } from '../Cascader/anatomy.ts';
import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Chooses a region of the mainland: province, city, district (省 / 市 / 区).',
  chinese: { name: '地区级联选择', purpose: '选择内地的地区：省、市、区。' },
  synonyms: ['省市区', '参保地', '行政区划', '地址', 'region', 'province', 'city'],
  goodFor: [
    'addresses of applicants, houses, pools, works: the code is the value',
    'products sold in some regions only (`allowedAreaCodes`): the others stay in sight with the reason',
    'codes stored years ago (`storedName`): 下城区 is told to be 拱墅区 today',
  ],
  insteadOf: [
    ['`Cascader`', 'the tree is another one'],
    ['`TextField`', 'street and number'],
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
    'The columns are listboxes named 省份, 城市, 区县 (province, city, district).',
    'A region that is not on offer is `aria-disabled` and says 该地区不可投保; one that was chosen before stays, and the field’s description says so.',
    'An abolished code is shown by its `storedName`; what took over and is on offer stands in words below, one press away, and is never put in its place unasked.',
    'Where the regions couldn’t be loaded, a button below the field (重试) loads them again, for read-only and disabled fields too.',
  ],
  anatomy: cascaderAnatomy,
};

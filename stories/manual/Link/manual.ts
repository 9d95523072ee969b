import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Leads somewhere: another page of the product, or out of it.',
  chinese: { name: '链接', purpose: '通往产品内的另一页或产品之外。' },
  synonyms: ['跳转', '超链接', 'anchor'],
  goodFor: ['whatever has an address: it can be opened in a new tab, copied, kept'],
  insteadOf: [
    ['`Button`', 'something is done'],
    ['`Tabs`', 'the views are parts of this page'],
  ],
  keyboard: [
    ['Enter', 'follows it'],
    ['Tab', 'moves on'],
  ],
  accessibility: [
    'A native link; an external one opens a new window, which is marked by an icon and told.',
    'Say where it leads: a list of links is read without what stands around them.',
    "Where the page has a `LinkRouter` above it, the app's router follows it without loading the page.",
  ],
};

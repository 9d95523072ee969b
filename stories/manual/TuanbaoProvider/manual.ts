import type { Manual } from '../manual.ts';

export const manual: Manual = {
  purpose: 'Sets language, appearance, and the place of overlays for all components inside.',
  chinese: { name: '全局配置', purpose: '为其中的所有组件设置语言、外观，以及浮层的位置。' },
  synonyms: ['主题', '语言', '品牌', '暗色', 'provider', 'theme', 'locale'],
  goodFor: [
    'embedding widgets in another product: language, theme, contrast, density, brand',
    'words of your own (`messages`, made by `replaceMessages`)',
    'further languages: any BCP 47 tag, with `messages` for it; texts for Hong Kong are in `@tuanbao/library/locales/zh-HK`',
    'shadow roots and pages with a Content Security Policy (`portalContainer`, `nonce`)',
  ],
  insteadOf: [
    [
      "attributes on the page's root",
      'the whole page is yours: `data-theme`, `data-contrast`, `data-density`, `data-brand` are all it takes',
    ],
    ["react-aria's `I18nProvider`", 'only the language differs'],
  ],
  keyboard: [],
  accessibility: [
    'The element it renders carries `lang`, so screen readers change their voice with the language.',
    'Overlays land in an element with the same appearance and language, outside the content they cover.',
    '`contrast="more"` is there for users who ask for it; without the prop the page\'s own setting counts.',
  ],
};

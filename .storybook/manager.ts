import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Colours of the manual's frame. The values are those of the tokens `surface.accent`, `surface.page`,
 * `surface.default`, `border.default`, `text.default` and `text.muted`. CSS variables aren't possible here, because
 * Storybook computes its other colours from these values.
 */
const colors = isDark
  ? {
      colorSecondary: '#80aeff',
      appBg: '#12151c',
      appContentBg: '#1a1e27',
      appBorderColor: '#434a59',
      textColor: '#eceef2',
      textMutedColor: '#9aa1b0',
    }
  : {
      colorSecondary: '#165ddd',
      appBg: '#f6f7f9',
      appContentBg: '#ffffff',
      appBorderColor: '#dde0e7',
      textColor: '#1a1e27',
      textMutedColor: '#586071',
    };

const brand = '团保 tuanbao';

/** Replaces Storybook's name in the title of the window. Storybook sets the title again for every page. */
function brandWindowTitle(): void {
  const title = document.title.replace(/^.* - Storybook$/, brand).replace(/Storybook$/, brand);
  if (title !== document.title) document.title = title;
}

brandWindowTitle();
new MutationObserver(brandWindowTitle).observe(document.head, { childList: true, subtree: true, characterData: true });

addons.setConfig({
  theme: create({
    ...colors,
    base: isDark ? 'dark' : 'light',
    colorPrimary: colors.colorSecondary,
    brandTitle: brand,
    brandUrl: './',
    brandTarget: '_self',
    brandImage: './brand.svg',
    fontBase: 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif',
  }),
});

import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';

import { brandFiles } from './build/brandFiles.ts';
import { cssVariable } from './build/cssVariable.ts';
import { dtcgFiles } from './build/dtcgFiles.ts';
import { scopedCss } from './build/scopedCss.ts';
import { resolverInputOf, themeAxes, themes } from './build/themeAxes.ts';
import { typedReferences } from './build/typedReferences.ts';
import { forcedColors } from './src/forcedColors.ts';
import { renamedTokens } from './src/renamedTokens.ts';

export default defineConfig({
  tokens: ['./tokens.resolver.json'],
  outDir: './dist/',
  lint: {
    rules: {
      'core/consistent-naming': ['error', { format: 'kebab-case' }],
    },
  },
  plugins: [
    brandFiles(themeAxes.find(({ name }) => name === 'brand')?.values ?? []),
    // This plugin only converts values to CSS. The plugin `scopedCss` writes the file.
    css({
      skipBuild: true,
      legacyHex: true,
      variableName: (token) => cssVariable(token.id),
      permutations: themes.map((theme) => ({ input: resolverInputOf(theme), prepare: (body) => body })),
    }),
    scopedCss({ renamed: renamedTokens, forced: forcedColors }),
    typedReferences({ renamed: renamedTokens }),
    dtcgFiles(),
  ],
});

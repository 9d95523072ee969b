import { defineConfig } from '@terrazzo/cli';
import css from '@terrazzo/plugin-css';

import { cssVariable, typedReferences } from './typedReferences.ts';

export default defineConfig({
  tokens: ['./tokens.resolver.json'],
  outDir: './dist/',
  lint: {
    rules: {
      'core/consistent-naming': ['error', { format: 'kebab-case' }],
    },
  },
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      variableName: (token) => cssVariable(token.id),
      permutations: [
        {
          input: { scheme: 'light' },
          prepare: (body) => `:root,\n[data-theme="light"] {\n  color-scheme: light;\n  ${body}\n}`,
        },
        {
          input: { scheme: 'dark' },
          include: ['color.**', 'shadow.**'],
          prepare: (body) => `[data-theme="dark"] {\n  color-scheme: dark;\n  ${body}\n}`,
        },
      ],
    }),
    typedReferences(),
  ],
});

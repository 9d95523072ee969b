import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import type { Plugin } from '@terrazzo/parser';

import { stepNames } from '../src/theme/brandSteps.ts';
import { createTheme } from '../src/theme/createTheme.ts';

const tokens = new URL('../', import.meta.url);

interface BrandFile {
  readonly base: { readonly brand: { readonly $value: { readonly hex: string } } };
}

const componentsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000);

/** Returns the text of a token file in DTCG format. It contains the steps that are computed from a brand's colour. */
function brandFileOf(brand: string): string {
  const { steps } = createTheme({ brand });
  const values = Object.fromEntries(
    stepNames.map((step) => {
      const hex = steps[step];
      return [step, { $value: { colorSpace: 'srgb', components: componentsOf(hex), hex } }];
    }),
  );
  return `${JSON.stringify({ brand: { $type: 'color', ...values } }, null, 2)}\n`;
}

/**
 * Writes a file with the steps of each brand of this package, before the tokens are read. `createTheme` computes the
 * steps from the colour in the brand's file, as for any other brand.
 */
export function brandFiles(names: readonly string[]): Plugin {
  return {
    name: 'brand-files',
    config() {
      mkdirSync(new URL('dist/brand/', tokens), { recursive: true });
      for (const name of names) {
        const file = readFileSync(new URL(`src/brand/${name}.tokens.json`, tokens), 'utf8');
        const { base } = JSON.parse(file) as BrandFile;
        writeFileSync(new URL(`dist/brand/${name}.tokens.json`, tokens), brandFileOf(base.brand.$value.hex));
      }
    },
  };
}

import { font } from '@tuanbao/tokens';
import { expect, it } from 'vitest';

import { styleSheetOf } from '../../tokens/build/scopedCss.ts';
import type { ThemedValue } from '../../tokens/build/scopedValue.ts';
import { themes } from '../../tokens/build/themeAxes.ts';
import { deprecatedReferences, referencesOf, referenceTypesOf } from '../../tokens/build/typedReferences.ts';

const renamed = [{ old: 'color.blue', new: 'color.text.on-accent', since: '1.2.0' }];
const tokens = new Map<string, ThemedValue[]>([
  ['color.text.on-accent', themes.map((theme) => ({ theme, value: theme.scheme === 'dark' ? '#000' : '#fff' }))],
]);
const forced = { 'color.text.on-accent': 'HighlightText' };

it('points the old variable to the new one in every scope that sets the new one', () => {
  const sheet = styleSheetOf(tokens, { renamed, forced });
  const blocks = sheet.split('\n}').filter((block) => block.includes('--tb-color-text-on-accent: var('));

  expect(blocks).toHaveLength(1);
  expect(blocks[0]).toContain(':where(:root, [data-theme])');
  expect(blocks[0]).toContain('--tb-color-blue: var(--tb-color-text-on-accent);');
});

it('repeats this for forced colours, so that a nested theme has it too', () => {
  const [, media = ''] = styleSheetOf(tokens, { renamed, forced }).split('@media (forced-colors: active)');
  expect(media).toContain('--tb-color-text-on-accent: HighlightText;');
});

it('marks the old reference as deprecated and names the new one', () => {
  const references = deprecatedReferences(renamed);
  expect(referenceTypesOf(references)).toContain('/** @deprecated since 1.2.0: write `color.text.onAccent` */');
  expect(referenceTypesOf(references)).toContain("readonly blue: 'var(--tb-color-blue)';");
  expect(referencesOf(references)).toContain("blue: 'var(--tb-color-blue)',");
});

it.each([
  ['a name that no token has', { old: 'color.blue', new: 'color.text.gone', since: '1.2.0' }],
  ['a token that still has its old name', { old: 'color.text.on-accent', new: 'color.text.on-accent', since: '1.2.0' }],
])('refuses a rename to %s', (_, rename) => {
  expect(() => styleSheetOf(tokens, { renamed: [rename], forced })).toThrow('renamed to nothing');
});

it('keeps the references of the package itself that were renamed', () => {
  // oxlint-disable-next-line typescript/no-deprecated -- that the old name works is what is tested
  expect([font.line.tight, font.lineHeight.tight]).toEqual([
    'var(--tb-font-line-tight)',
    'var(--tb-font-line-height-tight)',
  ]);
});

import { describe, expect, it } from 'vitest';

import { affectedStories, baseCommit, causesOf, changedTokens } from './changes.ts';
import { moduleGraph, previewFile, storyFiles } from './moduleGraph.ts';

const [tag, table] = ['stories/components/Tag.stories.tsx', 'stories/widgets/PersonTable.stories.tsx'];
const graph = new Map([
  [previewFile, ['tokens/dist/tokens.css', '.storybook/preview.css']],
  [tag, ['library/src/components/Tag/index.ts']],
  [table, ['library/src/widgets/PersonTable/index.ts']],
  ['library/src/components/Tag/index.ts', ['library/src/components/Tag/Tag.tsx']],
  ['library/src/widgets/PersonTable/index.ts', ['library/src/components/Tag/index.ts', 'app/catalogue/english.json']],
]);
const affected = (...changed: readonly string[]) => affectedStories([tag, table], changed, graph);

describe('the stories that a change can affect', () => {
  it('are those that import a changed file, directly or through other files', () => {
    expect(affected('library/src/components/Tag/Tag.tsx')).toEqual([tag, table]);
    expect(affected('library/src/widgets/PersonTable/index.ts')).toEqual([table]);
    expect(affected('app/catalogue/english.json')).toEqual([table]);
    expect(affected(tag)).toEqual([tag]);
  });

  it('are all stories for tokens, packages, fonts and the settings of the Storybook', () => {
    for (const file of [
      'tokens/src/semantic/light.tokens.json',
      'package-lock.json',
      'tests/setup/fonts.mjs',
      '.storybook/preview.css',
      '.storybook/main.ts',
      'library/build/styleModule.ts',
    ]) {
      expect(affected(file)).toEqual([tag, table]);
    }
  });

  it('are none for tests, documentation and the server', () => {
    expect(affected('README.md', 'tests/visual/picture.test.ts', 'app/server/main.ts')).toEqual([]);
  });

  it('know the changed files that they depend on', () => {
    expect(causesOf(table, ['README.md', 'app/catalogue/english.json'], graph)).toEqual(['app/catalogue/english.json']);
  });
});

const tokensText = (accent: string) =>
  JSON.stringify({ color: { $type: 'color', text: { $value: '#111111' }, surface: { accent: { $value: accent } } } });

it('names the tokens whose values differ', () => {
  expect(changedTokens(tokensText('#165ddd'), tokensText('#286ee6'))).toEqual(['color.surface.accent']);
  expect(changedTokens('', tokensText('#286ee6'))).toEqual(['color.text', 'color.surface.accent']);
});

it('refuses an unknown commit', () => {
  expect(() => baseCommit('no-such-commit')).toThrow('There is no commit no-such-commit.');
});

it('reads the imports of the real stories with the bundler, through packages of the repository and workers', async () => {
  const real = await moduleGraph();
  const all = storyFiles();

  expect(causesOf('stories/components/Tag.stories.tsx', ['library/src/components/Tag/Tag.tsx'], real)).toHaveLength(1);
  const worker = 'library/src/widgets/RosterImport/rosterRequestHandler.ts';
  expect(affectedStories(all, [worker], real)).toContain('stories/widgets/RosterImport.stories.tsx');
  expect(affectedStories(all, ['library/src/components/Tag/Tag.tsx'], real).length).toBeLessThan(all.length);
}, 120_000);

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { hasPage, readManual } from '../../.storybook/docs/facts/manuals.ts';
import { readFacts } from '../../.storybook/docs/facts/readFacts.ts';
import { finderPage } from '../../.storybook/docs/markdown/finderPage.ts';
import { matchesQuery } from '../../.storybook/docs/markdown/matchesQuery.ts';

const pages = await Promise.all((await readFacts()).filter(hasPage).map(readManual));
const findable = pages.map(({ facts, manual }) => ({ ...manual, name: facts.name }));
const foundBy = (query: string): readonly string[] =>
  findable.filter((each) => matchesQuery(each, query)).map(({ name }) => name);

describe('finding a widget', () => {
  it.each([
    ['参保地', 'RegionCascader'],
    ['省市区', 'RegionCascader'],
    ['名单', 'RosterImport'],
    ['被保险人', 'PersonTable'],
    ['弹窗', 'Dialog'],
    ['modal', 'Dialog'],
    ['UPLOAD', 'FileUpload'],
    ['发票', 'InvoiceForm'],
    ['excel 导入', 'RosterImport'],
    ['免责', 'ExclusionList'],
  ])('%s finds %s', (query, name) => {
    expect(foundBy(query)).toContain(name);
  });

  it('finds nothing by a word that no page has', () => {
    expect(foundBy('宇航员')).toEqual([]);
  });

  it('each component and widget has a Chinese name of its own and a Chinese purpose', () => {
    const names = findable.map(({ chinese }) => chinese.name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(findable.filter(({ chinese }) => !/\p{Script=Han}.*。$/u.test(chinese.purpose))).toEqual([]);
    expect(findable.filter(({ synonyms }) => synonyms.length === 0)).toEqual([]);
    // The search of the sidebar looks for each word of a heading, so that a synonym has no spaces.
    expect(findable.flatMap(({ synonyms }) => synonyms).filter((word) => /\s/.test(word))).toEqual([]);
  });

  it('the page has the current headings (npm run llms)', () => {
    const file = new URL('../../stories/guide/FindWidget.mdx', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(finderPage(pages));
  });
});

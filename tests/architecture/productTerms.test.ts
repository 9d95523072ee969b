import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { beforeAll, describe, expect, it } from 'vitest';

import { productTerms, rightWordings, wordingRules } from '../../stories/guide/productTerms.ts';
import { withSources } from './compiledSources.ts';
import { chineseTextsIn, chineseTextsOfJson, type ChineseText } from './textsIn.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const minute = 60_000;

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly text: string;
}

const avoided = [...productTerms, ...wordingRules].flatMap(({ searched }) => searched ?? []);

/** Avoided wordings in a text. */
const wordsAvoidedIn = (text: string): readonly string[] =>
  avoided.flatMap((pattern) => Array.from(text.matchAll(new RegExp(pattern, 'gu')), ([word]) => word));

const findingsIn = (file: string, texts: readonly ChineseText[]): readonly Finding[] =>
  texts.flatMap(({ line, text }) => wordsAvoidedIn(text).map((word) => ({ file, line, word, text })));

/** Folders whose Chinese texts are checked. */
const covered = ['library/src/', 'app/client/', 'app/desk/', 'app/contract/', 'app/server/', 'app/catalogue/'];

/** The texts for Hong Kong use other terms, for example 保單批改 and 受保人. */
const ofHongKong = 'library/src/locales/zh-HK/';

/**
 * Files with official names of regions, occupations, industries and banks, and the words that group names must not
 * contain. These texts aren't checked.
 */
const referenceData =
  /^(?:library\/src\/domain\/region\/|app\/catalogue\/(?:banks|forbiddenWords|industries|occupations|occupationTitles)\.json$)/;

const catalogueFindings = (): readonly Finding[] =>
  globSync('app/catalogue/**/*.json', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !referenceData.test(file))
    .flatMap((file) => findingsIn(file, chineseTextsOfJson(readFileSync(`${root}/${file}`, 'utf8'))));

describe('the Chinese texts of the product', () => {
  let findings: readonly Finding[] = [];
  let count = 0;

  beforeAll(() => {
    const ofSources = withSources(root, ['library', 'app', 'app/server'], (projects) =>
      projects
        .flatMap(({ files }) => files)
        .map((source) => ({ source, file: source.fileName.slice(root.length + 1) }))
        .filter(({ file }) => covered.some((folder) => file.startsWith(folder)) && !file.startsWith(ofHongKong))
        .filter(({ file }) => !referenceData.test(file))
        .map(({ source, file }) => ({ file, texts: chineseTextsIn(source) })),
    );
    count = ofSources.reduce((sum, { texts }) => sum + texts.length, 0);
    findings = [...ofSources.flatMap(({ file, texts }) => findingsIn(file, texts)), ...catalogueFindings()];
  }, minute);

  const isRightIn =
    ({ file, word }: Finding) =>
    ({ place, words }: (typeof rightWordings)[number]) =>
      file.startsWith(place) && words.includes(word);

  const isNeeded = (use: (typeof rightWordings)[number]) =>
    use.words.every((word) => findings.some((finding) => finding.word === word && isRightIn(finding)(use)));

  it('are found', () => {
    expect(count).toBeGreaterThan(2000);
  });

  it('use the terms of the product and the wordings of the guide', () => {
    const wrong = findings.filter((finding) => !rightWordings.some(isRightIn(finding)));
    expect(wrong.map(({ file, line, word, text }) => `${file}:${line} ${word} in ${text}`)).toEqual([]);
  });

  it('have no exception that is no longer needed', () => {
    expect(rightWordings.filter((use) => !isNeeded(use))).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['被保人清单', ['被保人']],
    ['被保险人数', ['被保险人数']],
    ['由保险人承担', ['保险人']],
    ['请填写单位性质', ['请填写单位性质']],
    ['请填写开票资料', ['请填写开票资料']],
    ['有 8 处需要修改', ['处需要修改']],
    ['识别的列', ['列']],
    ['姓名,证件', ['名,']],
  ])('finds the avoided wording in %s', (text, words) => {
    expect(wordsAvoidedIn(text)).toEqual(words);
  });

  it.each(['被保险人', '授权代理人', '请选择单位性质', '人员列表', '按降序排列', '请填写清单中的姓名'])(
    'finds nothing in %s',
    (text) => {
      expect(wordsAvoidedIn(text)).toEqual([]);
    },
  );
});

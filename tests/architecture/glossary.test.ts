import { fileURLToPath } from 'node:url';

import type { SourceFile } from 'typescript/unstable/ast';
import { beforeAll, describe, expect, it } from 'vitest';

import { hidingOpenings, plainWords, rightUses } from '../../stories/guide/plainWords.ts';
import { commentsIn, namesIn, wordsOfName } from './commentsIn.ts';
import { withSources } from './compiledSources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const minute = 60_000;

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
}

const searched = new Set(plainWords.flatMap(({ searched: words }) => words ?? []));

/** Returns the words of a comment in lower case. Code in backticks and the words "screen reader" are left out. */
const wordsOfComment = (comment: string): readonly string[] =>
  comment
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/screen readers?/gi, '')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Returns the avoided words in the names and comments of a file. */
function avoidedIn(source: SourceFile, file: string): readonly Finding[] {
  const wordings = [
    ...commentsIn(source).map(({ line, text }) => ({ line, words: wordsOfComment(text) })),
    ...namesIn(source).map(({ line, text }) => ({ line, words: wordsOfName(text) })),
  ];
  return wordings.flatMap(({ line, words }) =>
    words.filter((word) => searched.has(word)).map((word) => ({ file, line, word })),
  );
}

const hidingIn = (source: SourceFile, file: string): readonly Finding[] =>
  commentsIn(source).flatMap(({ line, text }) => {
    const [word = ''] = text.split(' ', 1);
    return hidingOpenings.includes(word) ? [{ file, line, word }] : [];
  });

/** Folders whose words are checked. */
const covered = ['library/src/', 'app/client/', 'app/desk/', 'app/contract/', 'app/server/', 'app/catalogue/'];

describe('the words of the library and the app', () => {
  let avoided: readonly Finding[] = [];
  let hiding: readonly Finding[] = [];

  beforeAll(() => {
    const found = withSources(root, ['library', 'app', 'app/server'], (projects) =>
      projects
        .flatMap(({ files }) => files)
        .map((source) => ({ source, file: source.fileName.slice(root.length + 1) }))
        .filter(({ file }) => covered.some((folder) => file.startsWith(folder)))
        .map(({ source, file }) => ({ avoided: avoidedIn(source, file), hiding: hidingIn(source, file) })),
    );
    avoided = found.flatMap((each) => each.avoided);
    hiding = found.flatMap((each) => each.hiding);
  }, minute);

  const isRightIn =
    ({ file, word }: Finding) =>
    ({ place, words }: (typeof rightUses)[number]) =>
      file.startsWith(place) && words.includes(word);

  const isNeeded = (use: (typeof rightUses)[number]) =>
    use.words.every((word) => avoided.some((finding) => finding.word === word && isRightIn(finding)(use)));

  it('are those of the glossary, in names and comments', () => {
    expect(avoided.filter((finding) => !rightUses.some(isRightIn(finding)))).toEqual([]);
  });

  it('have no exception that is no longer needed', () => {
    expect(rightUses.filter((use) => !isNeeded(use))).toEqual([]);
  });

  it('begin a comment with the thing that it is about', () => {
    expect(hiding).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['isNobody', ['is', 'nobody']],
    ['XMLReader', ['xml', 'reader']],
    ['read_file', ['read', 'file']],
  ])('sees the words of the name %s', (name, words) => {
    expect(wordsOfName(name)).toEqual(words);
  });

  it('sees the words of a comment, but not code or screen readers', () => {
    expect(wordsOfComment('Nobody reads `reader`, screen readers do')).toEqual(['nobody', 'reads', 'do']);
  });
});

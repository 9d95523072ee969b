// Draws comments at random for a review of their wording. Call: `node --conditions=tuanbao-source
// tests/architecture/drawComments.ts --seed 7 --count 50`. The same seed draws the same comments while the sources stay
// the same.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { API } from 'typescript/unstable/sync';

import { oneOf, randomFrom } from '../torture/random.ts';
import { commentsIn, type Wording } from './commentsIn.ts';
import { repository, sourcesIn } from './imports.ts';

const { values } = parseArgs({
  options: {
    /** A whole number that determines which comments are drawn. */
    seed: { type: 'string', default: '1' },
    /** Number of comments to draw. */
    count: { type: 'string', default: '50' },
  },
});

interface Drawable extends Wording {
  readonly file: string;
}

const files = ['tokens', 'library/src', 'app', '.storybook']
  .flatMap((folder) => sourcesIn(`${folder}/**/*.{ts,tsx,mts,mjs,js}`))
  .toSorted();

/** True for comments that only tools read. */
const isForTools = (text: string) => /^(?:oxlint-|oxfmt-|@ts-|@vite-ignore|[@#]__PURE__|<reference )/.test(text);

/** Joins the comments of a source: `//` comments on consecutive lines become one comment. */
function joinedComments(comments: readonly Wording[], lines: readonly string[]): readonly Wording[] {
  const isLineComment = (line: number) => lines[line - 1]?.trimStart().startsWith('//');
  const joined: Wording[] = [];
  let end = 0;
  for (const { line, text } of comments.toSorted((one, other) => one.line - other.line)) {
    const before = joined.at(-1);
    if (before && isLineComment(line) && isLineComment(line - 1) && end === line - 1)
      joined[joined.length - 1] = { line: before.line, text: `${before.text} ${text}` };
    else joined.push({ line, text });
    end = line;
  }
  return joined;
}

/** All comments of the product without those for tools, in the order of their files and lines. */
function allComments(): readonly Drawable[] {
  // The compiler only parses the files. The project exists only in memory, and imports aren't resolved.
  const config = resolve(repository, 'drawComments.tsconfig.json');
  const project = JSON.stringify({
    compilerOptions: { allowJs: true, jsx: 'preserve', module: 'esnext', noLib: true, noResolve: true, types: [] },
    files,
  });
  const api = new API({
    cwd: resolve(repository),
    fs: {
      fileExists: (path) => (path === config ? true : undefined),
      readFile: (path) => (path === config ? project : undefined),
    },
  });
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
    return files.flatMap((file) => {
      const path = join(repository, file);
      const source = program?.getSourceFile(path);
      if (!source) throw new Error(`the compiler doesn't read ${file}`);
      return joinedComments(commentsIn(source), readFileSync(path, 'utf8').split('\n'))
        .filter(({ text }) => !isForTools(text))
        .map((comment) => ({ file, ...comment }));
    });
  } finally {
    api.close();
  }
}

const comments = allComments();
const random = randomFrom(Number(values.seed));
const drawn = new Set<Drawable>();
const count = Math.min(Number(values.count), comments.length);
while (drawn.size < count) {
  const comment = oneOf(random, comments);
  if (comment) drawn.add(comment);
}

for (const { file, line, text } of drawn) console.log(`${file}:${line} ${text}`);
console.log(`${drawn.size} of ${comments.length} comments, seed ${values.seed}`);

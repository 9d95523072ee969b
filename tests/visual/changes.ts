import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type ModuleGraph, previewFile } from './moduleGraph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs git in the repository. Returns undefined if git fails, for example because a commit doesn't exist. */
export function git(...args: readonly string[]): Buffer | undefined {
  try {
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 256 * 1024 * 1024 });
  } catch {
    return undefined;
  }
}

const linesOf = (output: Buffer | undefined): string[] => (output?.toString() ?? '').split('\n').filter(Boolean);

/**
 * Returns the commit with which `--changed` compares: the last common commit with `base`. Without `base`, it is the
 * last common commit with `origin/main`; without such a branch, the current commit.
 * @throws Error when `base` is unknown
 */
export function baseCommit(base?: string): string {
  const common = git('merge-base', 'HEAD', base ?? 'origin/main')
    ?.toString()
    .trim();
  if (common) return common;
  if (base) throw new Error(`There is no commit ${base}.`);
  return git('rev-parse', 'HEAD')?.toString().trim() ?? 'HEAD';
}

/** Returns the files that differ from a commit, with files that aren't committed yet. */
export const changedFilesSince = (commit: string): string[] =>
  [
    ...linesOf(git('diff', '--name-only', '--no-renames', commit)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ].toSorted();

const tokensFile = 'tokens/dist/tokens.css';

/** Files outside of the module graph that can change all pictures: packages, build settings, fonts, the photographer. */
const changesAll =
  /^(package-lock\.json|(library|tokens|app)\/package\.json|\.storybook\/(main|vite\.config|modes)\.ts|library\/(browsers\.config|build\/\w+)\.ts|tests\/setup\/(fonts|chromium)\.mjs|tests\/visual\/(photographer|shots|picture|visualRun)\.ts|app\/client\/public\/.*|\.storybook\/public\/.*)$/;

/** Returns all files that the given files import, directly or through other files, and the files themselves. */
function reachedFrom(files: readonly string[], graph: ModuleGraph): ReadonlySet<string> {
  const reached = new Set(files);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
}

/** Returns the changed files that can change pictures of a story file, sorted. */
export function causesOf(storyFile: string, changed: readonly string[], graph: ModuleGraph): string[] {
  const reached = reachedFrom([storyFile, previewFile], graph);
  // The built tokens aren't in git. They are built from all files of the folder.
  return changed.filter(
    (file) => changesAll.test(file) || reached.has(/^tokens\/(src|build|[\w.]+$)/.test(file) ? tokensFile : file),
  );
}

/** Returns the story files whose pictures the changed files can change. */
export const affectedStories = (
  storyFiles: readonly string[],
  changed: readonly string[],
  graph: ModuleGraph,
): string[] => storyFiles.filter((file) => causesOf(file, changed, graph).length > 0);

type Tree = { readonly [name: string]: Tree | string | number | boolean | null };

/** Returns the values of a file of tokens by the name of the token. */
function tokensIn(tree: Tree, path = ''): [string, string][] {
  if ('$value' in tree) return [[path, JSON.stringify(tree['$value'])]];
  return Object.entries(tree).flatMap(([name, child]) =>
    name.startsWith('$') || typeof child !== 'object' || child === null
      ? []
      : tokensIn(child, path ? `${path}.${name}` : name),
  );
}

/** Returns the names of the tokens whose values differ between two texts of a file of tokens. */
export function changedTokens(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => new Map(tokensIn(JSON.parse(text || '{}') as Tree)));
  const names = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  return [...names].filter((name) => old?.get(name) !== now?.get(name));
}

/** Replaces changed files of tokens by the names of the changed tokens: `token color.surface.accent`. */
export const withTokens = (changed: readonly string[], commit: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    changed.map((file) => {
      if (!file.endsWith('.tokens.json')) return [file, [file]];
      const path = join(root, file);
      const before = git('show', `${commit}:${file}`)?.toString() ?? '';
      const after = existsSync(path) ? readFileSync(path, 'utf8') : '';
      return [file, changedTokens(before, after).map((name) => `token ${name}`)];
    }),
  );

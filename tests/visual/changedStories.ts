import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { affectedStories, baseCommit, causesOf, changedFilesSince, withTokens } from './changes.ts';
import type { Finding } from './findings.ts';
import { moduleGraph, storyFiles } from './moduleGraph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The story files that a change can affect. */
export interface ChangedStories {
  /** The commit with which the files are compared. */
  readonly commit: string;
  readonly files: readonly string[];
  /** Number of all story files. */
  readonly all: number;
}

/** Returns the story files that import a file that has changed since `base`. @throws Error when `base` is unknown */
export async function changedStories(base: string | undefined): Promise<ChangedStories> {
  const commit = baseCommit(base);
  const changed = changedFilesSince(commit);
  const all = storyFiles();
  const files = changed.length === 0 ? [] : affectedStories(all, changed, await moduleGraph());
  return { commit, files, all: all.length };
}

/** Builds a Storybook that has only some story files. Returns its folder. @throws Error when the build fails */
export function buildPart(files: readonly string[]): string {
  const folder = join(root, 'node_modules/.cache/tuanbao/storybook-part');
  const tool = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tool, 'build', '--quiet', '--test', '--output-dir', folder],
    { cwd: root, env: { ...process.env, STORYBOOK_STORIES: files.join(',') }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The Storybook could not be built.\n${stdout}${stderr}`);
  return folder;
}

/** Adds to each finding the files and tokens that have changed since a commit and on which its story depends. */
export async function withCauses(findings: readonly Finding[], commit: string): Promise<readonly Finding[]> {
  if (findings.length === 0) return findings;
  const changed = changedFilesSince(commit);
  const graph = await moduleGraph();
  const names = withTokens(changed, commit);
  const ofFile = new Map<string, readonly string[]>();
  return findings.map((finding) => {
    const { file } = finding;
    if (!file) return finding;
    const causes =
      ofFile.get(file) ??
      [...new Set(causesOf(file, changed, graph).flatMap((each) => names.get(each) ?? []))].toSorted();
    ofFile.set(file, causes);
    return { ...finding, causes };
  });
}

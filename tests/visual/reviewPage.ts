import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { build, type Rolldown } from 'vite';

import type { Finding } from './findings.ts';
import type { Group } from './groups.ts';
import type { OldPicture } from './pictureHistory.ts';

/** The data of the review page. */
export interface ReviewedRun {
  readonly shots: number;
  readonly findings: readonly Finding[];
  readonly groups: readonly Group[];
  /** For each key, the commits that changed the reference. */
  readonly history: ReadonlyMap<string, readonly OldPicture[]>;
}

const folder = new URL('review/', import.meta.url);
const asset = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const dataUri = (picture: Buffer | undefined): string | undefined =>
  picture && `data:image/webp;base64,${picture.toString('base64')}`;

/** Returns the data of a finding for the page. Pictures become data URIs. */
const shownOf = ({ before, after, difference, ...rest }: Finding, history: readonly OldPicture[] = []) => ({
  ...rest,
  before: dataUri(before),
  after: dataUri(after),
  difference: dataUri(difference),
  history: history.map(({ thumbnail, ...commit }) => ({ ...commit, thumbnail: dataUri(thumbnail) })),
});

/** Bundles the scripts of the page into one script, because a page that is opened from a file can't load modules. */
async function script(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(folder),
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: fileURLToPath(new URL('review.js', folder)), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code.replaceAll('</script', String.raw`<\/script`);
}

/**
 * Returns the review page of a run. It is one file that contains all pictures, so it can be opened anywhere or sent by
 * mail. The reviewer accepts or rejects each change, and saves the decisions for `npm run visual -- --apply`.
 */
export async function reviewPageOf({ shots, findings, groups, history }: ReviewedRun): Promise<string> {
  const shown = findings.map((finding) => shownOf(finding, history.get(finding.key)));
  const data = JSON.stringify({ shots, groups, findings: shown }).replaceAll('<', String.raw`\u003c`);
  const code = await script();
  // The replacements are functions, because in a replacement text a `$` would have a special meaning.
  return asset('review.html')
    .replace('<style></style>', () => `<style>\n${asset('review.css')}</style>`)
    .replace('id="run"></script>', () => `id="run">${data}</script>`)
    .replace('<script></script>', () => `<script>\n${code}</script>`);
}

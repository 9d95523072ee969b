import { readFileSync } from 'node:fs';

import type { Finding } from './findings.ts';

const asset = (name: string): string => readFileSync(new URL(`review/${name}`, import.meta.url), 'utf8');

const dataUri = (picture: Buffer | undefined): string | undefined =>
  picture && `data:image/webp;base64,${picture.toString('base64')}`;

/** Data of a finding that the page contains. */
const shownOf = ({ before, after, difference, ...rest }: Finding) => ({
  ...rest,
  before: dataUri(before),
  after: dataUri(after),
  difference: dataUri(difference),
});

/**
 * The review page of a run: one file with all its pictures, which can be opened anywhere or sent by mail. The reviewer
 * accepts or rejects each picture and saves the decisions for `npm run visual -- --apply`.
 */
export function reviewPageOf(run: { readonly shots: number; readonly findings: readonly Finding[] }): string {
  const data = JSON.stringify({ shots: run.shots, findings: run.findings.map(shownOf) }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  // The replacements are functions, so that a `$` in the inserted text has no special meaning.
  return asset('review.html')
    .replace('<style></style>', () => `<style>\n${asset('review.css')}</style>`)
    .replace('id="run"></script>', () => `id="run">${data}</script>`)
    .replace('<script></script>', () => `<script>\n${asset('review.js')}</script>`);
}

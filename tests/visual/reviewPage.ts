import { readFileSync } from 'node:fs';

import type { Finding } from './findings.ts';

const asset = (name: string): string => readFileSync(new URL(`review/${name}`, import.meta.url), 'utf8');

const dataUri = (picture: Buffer | undefined): string | undefined =>
  picture && `data:image/webp;base64,${picture.toString('base64')}`;

/** Returns the data of a finding for the page. Pictures become data URIs. */
const shownOf = ({ before, after, difference, ...rest }: Finding) => ({
  ...rest,
  before: dataUri(before),
  after: dataUri(after),
  difference: dataUri(difference),
});

/**
 * Returns the review page of a run. It is one file that contains all pictures, so it can be opened anywhere or sent by
 * mail. The reviewer accepts or rejects each picture, and saves the decisions for `npm run visual -- --apply`.
 */
export function reviewPageOf(run: { readonly shots: number; readonly findings: readonly Finding[] }): string {
  const data = JSON.stringify({ shots: run.shots, findings: run.findings.map(shownOf) }).replaceAll(
    '<',
    String.raw`\u003c`,
  );
  // The replacements are functions, because in a replacement text a `$` would have a special meaning.
  return asset('review.html')
    .replace('<style></style>', () => `<style>\n${asset('review.css')}</style>`)
    .replace('id="run"></script>', () => `id="run">${data}</script>`)
    .replace('<script></script>', () => `<script>\n${asset('review.js')}</script>`);
}

// npm run package:check: checks the packages as their users install them: manifests, types, download sizes, ten apps
// that embed them, and every example of the manual. `--pack` only packs them into stories/guide/embed/packed;
// `--record` saves today's sizes for later comparisons. If names of apps, `manual` or `beside-antd` are given, only these
// are checked.
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';

import { failureText, root, toolEnvironment } from '../../app/start/install.mjs';
import { allEntries, atMost, weighBesideAntd } from '../package/besideAntd.mjs';
import { buildExample, launchBrowser, visitExample } from '../package/examples.mjs';
import { buildHost, hostsFolder, installHosts } from '../package/hosts.mjs';
import { hostVisits } from '../package/hostVisits.mjs';
import { hydrateGalleries } from '../package/hydration.mjs';
import { buildManual, visitManual } from '../package/manualExamples.mjs';
import { output } from '../package/output.mjs';
import { packageFolders, packInto, packLater } from '../package/packages.mjs';
import { visitUnderPolicies } from '../package/policies.mjs';
import { useTestKit } from '../package/testKit.mjs';
import { visits } from '../package/visits.mjs';
import { weigh } from '../package/weights.mjs';
import { ensureChromium } from './chromium.mjs';

process.chdir(root);
/** Names of the examples to check. If empty, all examples are checked. */
const chosen = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isChosen = (name) => chosen.length === 0 || chosen.includes(name);
const isPacking = process.argv.includes('--pack');
const scratch = mkdtempSync(join(tmpdir(), 'tuanbao-package-'));
const packed = join(root, 'stories/guide/embed/packed');
const dist = join(root, 'library/dist');
let failures = 0;

/** Runs a step and prints its result and duration. A step fails when it throws an error or returns complaints. */
async function step(name, act) {
  const started = performance.now();
  let complaints;
  try {
    complaints = (await act()) ?? [];
  } catch (error) {
    complaints = [failureText(error)];
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`${complaints.length === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}\n`);
  for (const complaint of complaints) process.stdout.write(`        ${complaint.replaceAll('\n', '\n        ')}\n`);
  failures += complaints.length;
  return complaints.length === 0;
}

/** Returns the files in `dist` that apps import: one file for each entry of the library. */
const entryFiles = () =>
  ['components/*/index.js', 'widgets/*/index.js', 'formik/*.js'].flatMap((pattern) =>
    globSync(pattern, { cwd: dist }).toSorted(),
  );

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/**
 * Prints the download size of each entry. Complains about an entry that exceeds its limit, and about a widget that an
 * entry contains although `compositions` doesn't list it.
 */
async function weighEntries() {
  const weights = await weigh(dist, entryFiles(), process.argv.includes('--record'));
  for (const { entry, bytes, limit } of weights) process.stdout.write(`      ${kB(bytes)} of ${kB(limit)}  ${entry}\n`);
  return weights.flatMap(({ entry, bytes, limit, undeclared }) => [
    ...(bytes > limit ? [`${entry} weighs ${kB(bytes).trim()}, over ${kB(limit).trim()}`] : []),
    ...undeclared.map(
      (widget) => `${entry} brings ${widget} along without declaring it (tests/package/compositions.mjs)`,
    ),
  ]);
}

/**
 * Prints our sizes beside those of antd, without and with style sheets. Complains about an entry that is too large in
 * comparison with its sheets.
 */
async function weighBeside() {
  const rows = await weighBesideAntd(hostsFolder(scratch), process.argv.includes('--record'));
  return rows.flatMap(({ entry, antd, code, sheets, theirs }) => {
    const ratio = (code + sheets) / theirs;
    const sizes = `${kB(code)} and sheets ${kB(sheets)} of ${kB(theirs)}`;
    process.stdout.write(`      ${sizes}  ${ratio.toFixed(2)}  ${entry} (antd: ${antd})\n`);
    return ratio > atMost && entry !== allEntries
      ? [`${entry} weighs ${ratio.toFixed(2)} of antd's, over ${atMost}`]
      : [];
  });
}

/** Complains about files that don't belong in a published package. */
const strayFiles = (tarballs) =>
  Object.values(tarballs)
    .flatMap(({ files }) => files)
    .filter((file) => /\.stories\.|\.test\.|^(src|tests|scripts)\/|\.tsx?$(?<!\.d\.ts)|tsbuildinfo/.test(file))
    .map((file) => `${file} is published`);

/** Complains about a published file that names a source map, if the source map isn't published. */
const danglingMaps = (tarballs) =>
  Object.entries(tarballs).flatMap(([name, { files }]) =>
    files
      .filter((file) => /\.(js|d\.ts)$/.test(file))
      .filter((file) => {
        const [, map] =
          /sourceMappingURL=(\S+)\s*$/.exec(readFileSync(join(root, packageFolders[name], file), 'utf8')) ?? [];
        return map && !map.startsWith('data:') && !files.includes(posix.join(posix.dirname(file), map));
      })
      .map((file) => `${file} names a source map that isn't published`),
  );

/** Patterns of subpaths that the package's `exports` exclude. */
const closed = Object.entries(JSON.parse(readFileSync(join(root, 'library/package.json'), 'utf8')).exports)
  .filter(([, target]) => target === null)
  .map(([subpath]) => subpath.slice('./'.length));

/** Checks that TypeScript finds the types of all entries, with each way of resolving modules. */
async function checkTypes(tarball, entries) {
  await output(
    'attw',
    [tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--entrypoints', ...entries],
    { cwd: root },
  );
}

/** Returns the entries of the library that have types. */
const libraryEntries = () =>
  [
    ...entryFiles().map((file) => file.replace(/(\/index)?\.js$/, '')),
    ...['components/*/*', 'widgets/*/*'].flatMap((pattern) =>
      globSync(`${pattern}.messages.js`, { cwd: dist }).map((file) => file.replace(/\/[^/]+$/, '/messages')),
    ),
    ...['{domain,i18n,products,samples}/**/*', 'testing/{dom,playwright}'].flatMap((area) =>
      globSync(`${area}.js`, { cwd: dist }).map((file) => file.replace(/\.js$/, '')),
    ),
  ].filter((entry) => !closed.some((pattern) => posix.matchesGlob(entry, pattern)));

/** Installs, builds and visits the apps that are built with Vite, and the examples of the manual. */
async function checkExamples(browser) {
  const folders = {};
  const names = Object.keys(visits).filter(isChosen);
  await Promise.all(
    names.map((name) =>
      step(`${name} installs and builds`, async () => {
        folders[name] = await buildExample(name, packed, scratch);
      }),
    ),
  );
  if (isChosen('manual'))
    await step('every example of the manual installs, has its types and builds', async () => {
      folders.manual = await buildManual(packed, scratch);
    });
  if (folders.manual)
    await step('every example of the manual shows something and complains about nothing', () =>
      visitManual(folders.manual, browser),
    );
  if (folders.manual)
    await step('the page objects for Playwright find their way in them', () => useTestKit(folders.manual, browser));
  for (const name of names)
    if (folders[name])
      await step(`${name} works in Chromium without a complaint`, () => visitExample(name, folders[name], browser));
  const underPolicy = 'vite-react-19';
  if (folders[underPolicy])
    await step(`${underPolicy} works under a policy with a nonce, and says what to do without the nonce`, () =>
      visitUnderPolicies(folders[underPolicy], browser),
    );
}

/** Installs, builds and visits the apps of other frameworks and bundlers, one after another. */
async function checkHosts(browser) {
  const names = Object.keys(hostVisits).filter(isChosen);
  if (names.length === 0 && !isChosen('beside-antd')) return;
  const isInstalled = await step('the packages for all further hosts install', () => installHosts(packed, scratch));
  if (isInstalled && isChosen('beside-antd')) await step(`our code weighs at most ${atMost} of antd's`, weighBeside);
  for (const name of isInstalled ? names : []) {
    let folder = '';
    const isBuilt = await step(`${name} builds`, async () => {
      folder = await buildHost(name, scratch);
    });
    if (isBuilt) await step(`${name} works in Chromium without a complaint`, () => visitExample(name, folder, browser));
  }
}

async function main() {
  Object.assign(process.env, toolEnvironment());
  let tarballs = {};
  const isPacked = await step('the packages build and pack', async () => {
    tarballs = await packInto(packed, scratch);
    await packLater(packed, scratch);
  });
  if (!isPacked || isPacking) return;
  await step('nothing is published that embedders have no use for', () => strayFiles(tarballs));
  await step('source maps that are named are published', () => danglingMaps(tarballs));
  for (const [name, { path }] of Object.entries(tarballs))
    await step(
      `publint is content with ${name}`,
      async () => void (await output('publint', [path, '--strict'], { cwd: root })),
    );
  await step('types resolve for every entry (attw)', async () => {
    await checkTypes(tarballs.tokens.path, ['.', 'createTheme']);
    await checkTypes(tarballs.library.path, libraryEntries());
    // Only two modules of calls are checked here, because all of them are built in the same way. publint has already
    // checked that their files exist.
    await checkTypes(tarballs.client.path, ['.', 'swr', 'msw', 'calls/orders', 'calls/session']);
  });
  await step('entries keep their weights and bring no other widget along', weighEntries);

  process.env['CHROMIUM_PATH'] = await ensureChromium();
  const browser = await launchBrowser();
  await step('what a server renders comes to life without a difference', () => hydrateGalleries(browser));
  await checkExamples(browser);
  await checkHosts(browser);
  await browser.close();
}

try {
  await main();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.stdout.write(failures > 0 ? `\npackage check failed: ${failures}\n` : '\npackage check passed\n');
process.exit(failures > 0 ? 1 : 0);

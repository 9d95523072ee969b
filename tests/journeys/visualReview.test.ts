import { execFile } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { modes } from '../../.storybook/modes.ts';
import { type Baselines, baselinesIn } from '../visual/baselines.ts';
import { applyDecisions, reviewIn } from '../visual/decisions.ts';
import { groupsOf } from '../visual/groups.ts';
import { reviewPageOf } from '../visual/reviewPage.ts';
import type { Verdict } from '../visual/verdict.ts';
import { runVisual, type VisualRun } from '../visual/visualRun.ts';
import { launchChromium } from './support/browser.ts';

const storybook = fileURLToPath(new URL('../../storybook-static', import.meta.url));

let folder: string;
let baselines: Baselines;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  baselines = baselinesIn(join(folder, 'baselines'));
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Takes pictures of two components that show the accent colour, in the light mode. */
const photograph = (prepare?: (context: BrowserContext) => Promise<void>): Promise<VisualRun> =>
  runVisual({
    storybook,
    modes: { light: modes['light'] as (typeof modes)[string] },
    baselines,
    only: ['components-pagination', 'components-progressbar'],
    isRetaking: baselines.manifest() === undefined,
    ...(prepare && { prepare }),
  });

const take = (run: VisualRun, verdictOf: (key: string) => 'accept' | 'deny') =>
  applyDecisions(
    run.findings.map(({ key, fingerprint }) => ({ key, fingerprint, verdict: verdictOf(key) })),
    run.findings,
    baselines,
    (key) => run.findings.find((finding) => finding.key === key)?.after as Buffer,
  );

/** Returns the value of a CSS variable in the default theme. References to other variables are resolved. */
function valueOf(css: string, variable: string): string | undefined {
  const value = new RegExp(`${variable}:\\s*([^;}]+)`).exec(css)?.[1];
  const reference = /^var\((--[\w-]+)/.exec(value ?? '')?.[1];
  return reference ? valueOf(css, reference) : value;
}

/**
 * Changes the accent colour by the difference between #165ddd and #286ee6. Comparisons with a higher threshold don't
 * notice this change.
 */
function withAccentMoved(css: string): string {
  const accent = valueOf(css, '--tb-color-surface-accent');
  if (accent === undefined) return css;
  const channels = [1, 3, 5].map((at, index) => {
    const moved = Number.parseInt(accent.slice(at, at + 2), 16) + ([0x12, 0x11, 0x09][index] ?? 0);
    return Math.min(255, moved).toString(16).padStart(2, '0');
  });
  return css.replaceAll(accent, `#${channels.join('')}`);
}

const withMovedAccent = async (context: BrowserContext) => {
  await context.route(/\.css/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: withAccentMoved(await answer.text()) });
  });
};

const cardOf = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(title) });

describe('the visual review', () => {
  it('finds no difference twice, notices a changed accent colour, and applies what the reviewer accepts', async () => {
    const first = await photograph();
    expect(first.failures).toEqual([]);
    take(first, () => 'accept');
    baselines.writeManifest(first.manifest);
    expect((await photograph()).findings).toEqual([]);

    const moved = await photograph(withMovedAccent);
    const changed = moved.findings.map(({ key, kind }) => `${kind} ${key}`);
    expect(changed).toEqual(expect.arrayContaining(['changed light/components-pagination--gallery']));
    expect(changed.length).toBeGreaterThan(1);

    const page = await browser.newPage({ locale: 'zh-CN' });
    const file = join(folder, 'index.html');
    writeFileSync(file, await reviewPageOf({ ...moved, groups: groupsOf(moved.findings), history: new Map() }));
    await page.goto(pathToFileURL(file).href);
    expect(await page.locator('.story').count()).toBe(1);
    await page.getByText(`其余 ${changed.length - 1} 张图`).click();
    await cardOf(page, 'Components/Pagination').last().getByRole('button', { name: '接受' }).click();
    await page.getByLabel('审核人').fill('林');
    await page.getByRole('textbox', { name: '意见' }).fill('主色太浅');
    await page.getByRole('button', { name: '拒绝列表中未决定的' }).click();
    await page.getByRole('button', { name: '接受列表中未决定的' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: '保存决定' }).click();
    const { decisions, reviewer } = reviewIn(readFileSync(await (await saved).path(), 'utf8'));
    const outcome = applyDecisions(
      decisions,
      moved.findings,
      baselines,
      (key) => moved.findings.find((finding) => finding.key === key)?.after as Buffer,
    );

    expect(reviewer).toBe('林');
    expect(new Set(decisions.map(({ comment }) => comment))).toEqual(new Set(['主色太浅']));
    expect(outcome.taken).toEqual(['light/components-pagination--gallery']);
    expect(outcome.denied).toHaveLength(changed.length - 1);
    const again = await photograph(withMovedAccent);
    expect(again.findings.map(({ key }) => key)).toEqual(outcome.denied);

    await page.reload();
    await page.locator('body').press('z');
    const zoomed = page.getByRole('dialog');
    const scale = zoomed.getByRole('status');
    const start = await scale.textContent();
    await zoomed.locator('.pane').first().hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(() => scale.textContent()).not.toBe(start);
    await zoomed.press('0');
    expect(await scale.textContent()).toBe(start);
    await zoomed.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.close();
  });
});

/**
 * Runs the tool of `npm run visual` on a built Storybook, with a separate folder for reference pictures. @returns exit
 * code and output
 */
function visual(built: string, ...args: readonly string[]): Promise<{ code: number; said: string }> {
  const tool = fileURLToPath(new URL('../visual/visual.ts', import.meta.url));
  const places = ['--baselines', join(folder, 'kept'), '--results', join(folder, 'results'), '--storybook', built];
  const chosen = ['--only', 'components-pagination,components-tag', '--modes', 'light,dark'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--conditions=tuanbao-source', tool, ...places, ...chosen, ...args],
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
    );
  });
}

const verdict = () => JSON.parse(readFileSync(join(folder, 'results/verdict.json'), 'utf8')) as Verdict;

const bytesOf = (folderOfFiles: string) =>
  globSync('**/*.*', { cwd: folderOfFiles })
    .toSorted()
    .map((file) => [file, readFileSync(join(folderOfFiles, file), 'base64')]);

describe('npm run visual', () => {
  it('ends with 0 while nothing changed, with 1 for one changed token, and changes no reference', async () => {
    const kept = join(folder, 'kept');
    const retaken = await visual(storybook, '--retake');
    expect(retaken).toMatchObject({ code: 0, said: expect.stringContaining('4 references taken') });
    const references = bytesOf(kept);
    expect(await visual(storybook)).toMatchObject({ code: 0, said: expect.stringContaining('0 changed') });

    const moved = join(folder, 'storybook');
    cpSync(storybook, moved, { recursive: true });
    for (const file of globSync('**/*.css', { cwd: moved }))
      writeFileSync(join(moved, file), withAccentMoved(readFileSync(join(moved, file), 'utf8')));
    const changed = await visual(moved);

    expect(changed.code).toBe(1);
    expect(changed.said).toContain('changed light/components-pagination--gallery');
    expect(bytesOf(kept)).toEqual(references);
    expect(verdict()).toMatchObject({ verdict: 'differs', exitCode: 1, pictures: 4 });
    expect(verdict().changes).toHaveLength(1);
  });

  it('ends with 0 once the change is accepted, and says so to programs', async () => {
    const moved = join(folder, 'storybook'); // The pictures come from the run above.
    const file = join(folder, 'accepted.json');
    const decisions = verdict().findings.map((finding) => ({ ...finding, verdict: 'accept' }));
    writeFileSync(file, JSON.stringify({ reviewer: '林', decisions }));
    const accepted = await visual(moved, '--apply', file);

    expect(accepted).toMatchObject({ code: 0, said: expect.stringContaining('Pictures-reviewed-by: 林') });
    expect(verdict()).toMatchObject({ verdict: 'accepted', exitCode: 0, review: { reviewer: '林' } });
    expect(await visual(moved)).toMatchObject({ code: 0, said: expect.stringContaining('0 changed') });
  });

  it('compares nothing and takes no pictures if the references come from another machine, and ends with 2', async () => {
    const decisions = join(folder, 'decisions.json'); // The file comes from the run above.
    writeFileSync(decisions, '{"decisions":[]}');
    const elsewhere = baselinesIn(join(folder, 'kept'));
    elsewhere.writeManifest({ chromium: '1', platform: 'plan9 vax', fonts: {}, probe: 'another' });

    expect(await visual(storybook, '--apply', decisions)).toMatchObject({ code: 2 });
    expect(await visual(storybook)).toMatchObject({ code: 2, said: expect.stringContaining('--retake') });
    expect(await visual(storybook, '--retake')).toMatchObject({ code: 2, said: expect.stringContaining('Nothing') });
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext } from 'playwright';
import { preview } from 'vite';

import type { Mode } from '../../.storybook/modes.ts';
import type { Baselines } from './baselines.ts';
import { type Finding, findingOf, staleFindings } from './findings.ts';
import { areComparable, type Manifest, manifestHere } from './manifest.ts';
import { type Photographer, photographerAt } from './photographer.ts';
import { areSame, fingerprintOf, pixelsOf } from './picture.ts';
import { type IndexEntry, keyOf, type Shot, shotsOf } from './shots.ts';

export interface VisualRun {
  /**
   * Number of pictures of the run, including the pictures of failed stories; 0 if no pictures were taken, because this
   * machine can't compare them.
   */
  readonly shots: number;
  readonly findings: readonly Finding[];
  /** Programs and fonts with which the pictures were taken. */
  readonly manifest: Manifest;
  /** True if this machine draws the same pixels as the machine on which the references were taken. */
  readonly isComparable: boolean;
  /** Stories of which no picture could be taken, each with the reason. */
  readonly failures: readonly string[];
}

export interface VisualRunOptions {
  /** Folder of the built Storybook. */
  readonly storybook: string;
  readonly modes: Readonly<Record<string, Mode>>;
  readonly baselines: Baselines;
  /**
   * True if the Storybook has all stories and `modes` contains all modes. Only then does the run look for outdated
   * references.
   * @default true
   */
  readonly isWhole?: boolean;
  /**
   * Parts of story ids. A story is taken if its id contains at least one of these texts, and the run doesn't look for
   * outdated references. If `only` is missing, all stories are taken.
   */
  readonly only?: readonly string[] | undefined;
  /**
   * If true, pictures are also taken if this machine draws other pixels than the references' machine.
   * @default false
   */
  readonly isRetaking?: boolean;
  /** Called after each story with the number of finished stories and the number of all stories. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Used by tests to change what the browser loads. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** Maximum number of stories that are open at the same time. */
const maxLanes = 3;

/**
 * Returns the pictures to take of a built Storybook. @throws Error when the Storybook is incomplete or no story matches
 */
function shotsIn({ storybook, modes, only }: VisualRunOptions): readonly Shot[] {
  if (!existsSync(join(storybook, 'iframe.html')))
    throw new Error(`${storybook} holds no whole Storybook: its build has failed.`);
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const shots = shotsOf(Object.values(index.entries), modes).filter(
    ({ story }) => only?.some((text) => story.includes(text)) ?? true,
  );
  if (shots.length === 0 && only) throw new Error(`No story matches ${only.join(', ')}.`);
  return shots;
}

/** Takes pictures of one story in its modes. Returns the pictures that differ from their references. */
async function findingsOfStory(
  photographer: Photographer,
  shots: readonly Shot[],
  { modes, baselines }: VisualRunOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const shotIn = new Map<string, Shot>(shots.map((shot) => [shot.mode, shot]));
  const inModes = Object.fromEntries(Object.entries(modes).filter(([mode]) => shotIn.has(mode)));
  const story = shots[0]?.story ?? '';
  const isExpected = async (mode: string, taken: Buffer) => {
    const key = keyOf({ story, mode });
    const reference = baselines.read(key);
    if (!reference) return false;
    return baselines.isKnown(key, taken) || areSame(await pixelsOf(reference), await pixelsOf(taken));
  };
  await photographer.photograph(story, inModes, isExpected, async (mode, taken) => {
    const finding = await findingOf(shotIn.get(mode) as Shot, taken, baselines);
    if (finding) findings.push(finding);
  });
  return findings;
}

/** Takes pictures of stories. Several browsers work at the same time. */
async function photographAll(
  photographers: readonly Photographer[],
  shots: readonly Shot[],
  options: VisualRunOptions,
): Promise<Pick<VisualRun, 'findings' | 'failures'>> {
  const stories = [...Map.groupBy(shots, ({ story }) => story)];
  const waiting = stories.values();
  const findings: Finding[] = [];
  const failures: string[] = [];
  let done = 0;
  const lane = async (photographer: Photographer) => {
    for (const [story, ofStory] of waiting) {
      try {
        findings.push(...(await findingsOfStory(photographer, ofStory, options)));
      } catch (error) {
        failures.push(`${story}: ${error instanceof Error ? error.message : String(error)}`);
      }
      options.onProgress?.((done += 1), stories.length);
    }
  };
  await Promise.all(photographers.map(lane));
  return { findings, failures };
}

/**
 * Takes pictures of a built Storybook and returns the pictures that differ from the references. If this machine draws
 * other pixels than the references' machine, pictures are taken only if `isRetaking` is true. Never changes a
 * reference.
 * @throws Error when the Storybook is incomplete or no story matches
 */
export async function runVisual(options: VisualRunOptions): Promise<VisualRun> {
  const { storybook, baselines, prepare } = options;
  const shots = shotsIn(options);
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: storybook,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  // Each lane has a separate browser, because two pages of one browser wait for each other while pictures are taken.
  const lanes = Math.max(1, Math.min(maxLanes, new Set(shots.map(({ story }) => story)).size));
  const photographers = await Promise.all(Array.from({ length: lanes }, () => photographerAt(address, prepare)));
  try {
    const first = photographers[0] as Photographer;
    const manifest = manifestHere(first.version, fingerprintOf(await pixelsOf(await first.probe())));
    const isComparable = areComparable(baselines.manifest(), manifest);
    if (!isComparable && !options.isRetaking) return { shots: 0, findings: [], failures: [], manifest, isComparable };

    const isWhole = options.only === undefined && options.isWhole !== false;
    const stale = isWhole ? await staleFindings(shots, baselines) : [];
    const { findings, failures } = await photographAll(photographers, shots, options);
    const inOrder = [...stale, ...findings].toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
    return { shots: shots.length, findings: inOrder, failures, manifest, isComparable };
  } finally {
    await Promise.all(photographers.map((photographer) => photographer.close()));
    await server.close();
  }
}

/** Returns a key for sorting. With it, all modes of a story are together. */
const orderOf = ({ story, mode }: Finding): string => `${story} ${mode}`;

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext } from 'playwright';
import { preview } from 'vite';

import type { Mode } from '../../.storybook/modes.ts';
import type { Baselines } from './baselines.ts';
import { type Finding, findingOf, staleFindings } from './findings.ts';
import { knownBytesIn } from './knownBytes.ts';
import { type Photographer, photographerAt } from './photographer.ts';
import { areSame, type Pixels, pixelsOf } from './picture.ts';
import { type IndexEntry, keyOf, type Shot, shotsOf } from './shots.ts';

export interface VisualRun {
  /** How many pictures were taken. */
  readonly shots: number;
  readonly findings: readonly Finding[];
  /** The machine's picture of the probe page. */
  readonly probe: Pixels;
  /** Whether Chromium and fonts here draw as they did where the references were made. */
  readonly isComparable: boolean;
  /** Stories that could not be photographed, with the reason. */
  readonly failures: readonly string[];
}

export interface VisualRunOptions {
  /** Folder of the built Storybook. */
  readonly storybook: string;
  readonly modes: Readonly<Record<string, Mode>>;
  readonly baselines: Baselines;
  /** Whether these are all modes there are: only then are stale references looked for. @default true */
  readonly hasAllModes?: boolean;
  /** Photographs only stories whose id holds this text; stale references are then not looked for. */
  readonly only?: string | undefined;
  /** Takes no picture where this machine draws otherwise than the references' one and could judge none. @default false */
  readonly isJudging?: boolean;
  /** Called after each story: how many are done, of how many. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Changes what the browser loads, in tests. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

/** How many stories are open at a time. */
const lanes = 3;

/** Photographs a built Storybook and tells what is not as the references say. @throws Error where it isn't whole */
export async function runVisual(options: VisualRunOptions): Promise<VisualRun> {
  const { storybook, modes, baselines, only, onProgress, prepare } = options;
  if (!existsSync(join(storybook, 'iframe.html')))
    throw new Error(`${storybook} holds no whole Storybook: its build has failed.`);
  const isWhole = only === undefined && options.hasAllModes !== false;
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const shots = shotsOf(Object.values(index.entries), modes).filter(({ story }) => story.includes(only ?? ''));
  const stories = [...Map.groupBy(shots, ({ story }) => story)];
  const findings: Finding[] = isWhole ? await staleFindings(shots, baselines) : [];
  const failures: string[] = [];

  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: storybook,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  // a browser each: two pages of one browser wait for each other's pictures
  const address = server.resolvedUrls?.local[0] ?? '';
  const photographers = await Promise.all(Array.from({ length: lanes }, () => photographerAt(address, prepare)));
  const probe = await pixelsOf(await (photographers[0] as Photographer).probe());
  const known = knownBytesIn(baselines.knownBytesFile);
  const referenceProbe = baselines.probe();
  const isComparable = referenceProbe !== undefined && areSame(await pixelsOf(referenceProbe), probe);
  let done = 0;
  const waiting = isComparable || !options.isJudging ? stories.values() : [].values();
  const lane = async (photographer: Photographer) => {
    for (const [story, ofStory] of waiting) {
      const shotIn = new Map<string, Shot>(ofStory.map((shot) => [shot.mode, shot]));
      const isExpected = async (mode: string, taken: Buffer) => {
        const key = keyOf({ story, mode });
        const reference = baselines.read(key);
        if (!reference) return false;
        if (known.has(key, reference, taken)) return true;
        const isSame = areSame(await pixelsOf(reference), await pixelsOf(taken));
        if (isSame) known.add(key, reference, taken);
        return isSame;
      };
      try {
        const inModes = Object.fromEntries(Object.entries(modes).filter(([mode]) => shotIn.has(mode)));
        await photographer.photograph(story, inModes, isExpected, async (mode, taken) => {
          const finding = await findingOf(shotIn.get(mode) as Shot, await pixelsOf(taken), baselines);
          if (finding) findings.push(finding);
        });
      } catch (error) {
        failures.push(`${story}: ${error instanceof Error ? error.message : String(error)}`);
      }
      onProgress?.((done += 1), stories.length);
    }
  };
  try {
    await Promise.all(photographers.map(lane));
  } finally {
    await Promise.all(photographers.map((photographer) => photographer.close()));
    await server.close();
    known.save();
  }
  findings.sort((one, other) => (one.key < other.key ? -1 : 1));
  return { shots: done === 0 ? 0 : shots.length, findings, failures, probe, isComparable };
}

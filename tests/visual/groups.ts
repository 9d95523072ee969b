import type { Recolour } from './colourChange.ts';
import type { Box } from './picture.ts';

/** The properties of a finding by which findings are grouped. */
export interface Groupable {
  readonly key: string;
  readonly story: string;
  readonly kind: 'changed' | 'new' | 'removed';
  readonly box?: Box;
  readonly recolours?: readonly Recolour[];
  /** Changed files and tokens that the story depends on. */
  readonly causes?: readonly string[];
}

/** Findings that show one change. */
export interface Group {
  /** Keys of the findings. The first one shows the change best. */
  readonly keys: readonly string[];
  readonly causes: readonly string[];
  readonly recolours: readonly Recolour[];
}

/** True if two areas are nearly equal. */
function isSameArea(one: Box | undefined, other: Box | undefined): boolean {
  if (!one || !other) return false;
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return false;
  const common = width * height;
  return common / (one.width * one.height + other.width * other.height - common) >= 0.9;
}

/**
 * Returns texts that name the change of a finding. Findings with a common text belong together:
 * - Only one file or token has changed: all changed pictures of its stories.
 * - A colour was replaced: all pictures in which the same colour was replaced by the same colour.
 * - Something moved: all modes of the story, and the stories that depend on the same changed files.
 * - A story is new or removed: all its modes.
 */
function marksOf({ kind, story, recolours = [], causes = [] }: Groupable): string[] {
  if (kind !== 'changed') return [`${kind} ${story}`];
  if (causes.length === 1) return [`cause ${causes[0]}`];
  if (recolours.length > 0) return recolours.map(({ from, to }) => `colour ${from} ${to}`);
  return [`moved ${story}`, ...(causes.length > 0 ? [`causes ${causes.join('\0')}`] : [])];
}

/**
 * Groups findings, so that a reviewer judges each change once. Colours differ between modes: the other modes of a story
 * belong to the same change if the same area has other colours.
 */
export function groupsOf(findings: readonly Groupable[]): Group[] {
  const parents = findings.map((_, index) => index);
  const rootOf = (index: number): number => {
    const parent = parents[index] as number;
    return parent === index ? index : rootOf(parent);
  };
  const join = (one: number, other: number) => {
    parents[Math.max(rootOf(one), rootOf(other))] = Math.min(rootOf(one), rootOf(other));
  };
  const firstWith = new Map<string, number>();
  findings.forEach((finding, index) => {
    for (const mark of marksOf(finding)) {
      const first = firstWith.get(mark);
      if (first === undefined) firstWith.set(mark, index);
      else join(first, index);
    }
  });
  for (const ofStory of Map.groupBy(findings.keys(), (index) => findings[index]?.story).values()) {
    const recoloured = ofStory.filter((index) => (findings[index]?.recolours?.length ?? 0) > 0);
    for (const one of recoloured)
      for (const other of recoloured) if (isSameArea(findings[one]?.box, findings[other]?.box)) join(one, other);
  }
  return [...Map.groupBy(findings.keys(), rootOf).values()].map((indexes) =>
    groupOf(indexes.map((index) => findings[index] as Groupable)),
  );
}

/** Returns the part of a picture that differs, in square pixels. */
const sizeOf = ({ box }: Groupable): number => (box ? box.width * box.height : 0);

function groupOf(findings: readonly Groupable[]): Group {
  // A small area in the usual mode shows a change best.
  const rankOf = (finding: Groupable) => (finding.key.startsWith('light/') ? 0 : 1e9) + sizeOf(finding);
  const inOrder = findings.toSorted((one, other) => rankOf(one) - rankOf(other));
  const recolours = inOrder.flatMap((finding) => finding.recolours?.slice(0, 1) ?? []);
  const unique = new Map(recolours.map((recolour) => [`${recolour.from} ${recolour.to}`, recolour]));
  return {
    keys: inOrder.map(({ key }) => key),
    causes: [...new Set(inOrder.flatMap(({ causes = [] }) => causes))].toSorted(),
    recolours: [...unique.values()],
  };
}

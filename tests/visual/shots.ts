import { atlasModes, type Mode } from '../../.storybook/modes.ts';

/** The fields of an entry in Storybook's `index.json` that are used here. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  /** Tags of the story. A story with the tag `tool` is a tool for reviews, so no picture of it is taken. */
  readonly tags?: readonly string[];
  /** Path of the file that contains the story: `./stories/components/Tag.stories.tsx`. */
  readonly importPath?: string;
}

/** A picture to take: a story in a mode. */
export interface Shot {
  readonly story: string;
  /** Path of the story in the sidebar. The review page shows it. */
  readonly title: string;
  readonly mode: string;
  /** Path of the file that contains the story, from the root of the repository. */
  readonly file?: string | undefined;
}

/**
 * Returns the modes in which pictures of a story are taken. Only galleries and sheets of the state atlas are taken;
 * other stories have no modes.
 */
export function modesOf({ id, title, type, tags }: IndexEntry, modes: readonly string[]): readonly string[] {
  if (type !== 'story' || tags?.includes('tool')) return [];
  if (id.endsWith('--gallery')) return modes;
  return title.startsWith('Atlas/') ? modes.filter((mode) => atlasModes.includes(mode)) : [];
}

/** Returns all pictures to take of a Storybook, story by story. */
export const shotsOf = (entries: readonly IndexEntry[], modes: Readonly<Record<string, Mode>>): Shot[] =>
  entries.flatMap((entry) =>
    modesOf(entry, Object.keys(modes)).map((mode) => ({
      story: entry.id,
      title: `${entry.title} / ${entry.name}`,
      mode,
      file: entry.importPath?.replace(/^\.\//, ''),
    })),
  );

/** Returns the key under which a picture is stored: `<mode>/<story>`. */
export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${mode}/${story}`;

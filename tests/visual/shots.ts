import type { Mode } from '../../.storybook/modes.ts';

/** The needed fields of an entry in Storybook's `index.json`. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  /** Tags of the story. A story with the tag `tool` shows states and is none itself. */
  readonly tags?: readonly string[];
}

/** A picture: a story in a mode. */
export interface Shot {
  readonly story: string;
  /** Place of the story in the sidebar, for the user of the review page. */
  readonly title: string;
  readonly mode: string;
}

/** The modes for sheets of the state atlas. Other modes are covered by the galleries of the sheet's parts. */
const atlasModes: readonly string[] = ['light', 'dark', 'phone'];

/** Names of the modes in which pictures of a story are taken. Only galleries and sheets of the state atlas have any. */
export function modesOf({ id, title, type, tags }: IndexEntry, modes: readonly string[]): readonly string[] {
  if (type !== 'story' || tags?.includes('tool')) return [];
  if (id.endsWith('--gallery')) return modes;
  return title.startsWith('Atlas/') ? modes.filter((mode) => atlasModes.includes(mode)) : [];
}

/** All pictures to take of a Storybook, story by story. */
export const shotsOf = (entries: readonly IndexEntry[], modes: Readonly<Record<string, Mode>>): Shot[] =>
  entries.flatMap((entry) =>
    modesOf(entry, Object.keys(modes)).map((mode) => ({
      story: entry.id,
      title: `${entry.title} / ${entry.name}`,
      mode,
    })),
  );

/** The name under which a picture is stored: `<mode>/<story>`. */
export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${mode}/${story}`;

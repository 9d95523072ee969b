import type { Mode } from '../../.storybook/modes.ts';

/** An entry of Storybook's `index.json`, as far as pictures need it. */
export interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
}

/** One picture: a story in a mode. */
export interface Shot {
  readonly story: string;
  /** Where the story stands in the sidebar, for the reader of the review page. */
  readonly title: string;
  readonly mode: string;
}

/** The modes in which a sheet of the state atlas is photographed: its parts' galleries show the other ones. */
const atlasModes: readonly string[] = ['light', 'dark', 'phone'];

/** Names of the modes in which a story is photographed: none unless it is a gallery or a sheet of the state atlas. */
export function modesOf({ id, title, type }: IndexEntry, modes: readonly string[]): readonly string[] {
  if (type !== 'story') return [];
  if (id.endsWith('--gallery')) return modes;
  return title.startsWith('Atlas/') ? modes.filter((mode) => atlasModes.includes(mode)) : [];
}

/** What is photographed of a Storybook, story by story. */
export const shotsOf = (entries: readonly IndexEntry[], modes: Readonly<Record<string, Mode>>): Shot[] =>
  entries.flatMap((entry) =>
    modesOf(entry, Object.keys(modes)).map((mode) => ({
      story: entry.id,
      title: `${entry.title} / ${entry.name}`,
      mode,
    })),
  );

/** The name under which a picture is kept, `<mode>/<story>`. */
export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${mode}/${story}`;

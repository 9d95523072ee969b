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

/** Whether a story is photographed: the gallery of a component or widget, or a sheet of the state atlas. */
export const isPhotographed = ({ id, title, type }: IndexEntry): boolean =>
  type === 'story' && (id.endsWith('--gallery') || title.startsWith('Atlas/'));

/** What is photographed of a Storybook, story by story, each in every mode. */
export const shotsOf = (entries: readonly IndexEntry[], modes: Readonly<Record<string, Mode>>): Shot[] =>
  entries
    .filter(isPhotographed)
    .flatMap(({ id, title, name }) =>
      Object.keys(modes).map((mode) => ({ story: id, title: `${title} / ${name}`, mode })),
    );

/** The name under which a picture is kept, `<mode>/<story>`. */
export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${mode}/${story}`;

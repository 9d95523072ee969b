import { useEffect, useState } from 'react';

/** A story of the state atlas. */
export interface AtlasScreen {
  /** Id of the story. */
  readonly id: string;
  /** Name in the sidebar, without the prefix `Atlas/`. */
  readonly label: string;
}

/** The screens of the atlas. While they are loaded: 'loading'. If loading failed: 'failed'. */
export type AtlasScreens = readonly AtlasScreen[] | 'loading' | 'failed';

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, Readonly<Record<'id' | 'title' | 'name' | 'type', string>> & { readonly tags?: readonly string[] }>
  >;
}

const atlas = 'Atlas/';

/** Returns all stories of the atlas from Storybook's index, except tools. */
const screensIn = ({ entries }: StoryIndex): readonly AtlasScreen[] =>
  Object.values(entries)
    .filter(({ type, title, tags }) => type === 'story' && title.startsWith(atlas) && !tags?.includes('tool'))
    .map(({ id, title, name }) => ({ id, label: `${title.slice(atlas.length)} · ${name}` }));

/** Returns the screens of the atlas. They are loaded from the index that Storybook serves. */
export function useAtlasScreens(): AtlasScreens {
  const [screens, setScreens] = useState<AtlasScreens>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    fetch(new URL('index.json', document.baseURI), { signal: leaving.signal })
      .then((answer) => answer.json() as Promise<StoryIndex>)
      .then((index) => setScreens(screensIn(index)))
      .catch(() => (leaving.signal.aborted ? undefined : setScreens('failed')));
    return () => leaving.abort();
  }, []);
  return screens;
}

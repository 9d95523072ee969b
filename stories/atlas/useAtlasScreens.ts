import { useEffect, useState } from 'react';

/** A story of the state atlas. */
export interface AtlasScreen {
  /** Id of the story. */
  readonly id: string;
  /** Its place in the sidebar, without the name of the atlas. */
  readonly label: string;
}

/** The screens of the atlas, or the state in which they are loaded. */
export type AtlasScreens = readonly AtlasScreen[] | 'loading' | 'failed';

interface StoryIndex {
  readonly entries: Readonly<
    Record<string, Readonly<Record<'id' | 'title' | 'name' | 'type', string>> & { readonly tags?: readonly string[] }>
  >;
}

const atlas = 'Atlas/';

/** All stories of the atlas in an index, except its tools. */
const screensIn = ({ entries }: StoryIndex): readonly AtlasScreen[] =>
  Object.values(entries)
    .filter(({ type, title, tags }) => type === 'story' && title.startsWith(atlas) && !tags?.includes('tool'))
    .map(({ id, title, name }) => ({ id, label: `${title.slice(atlas.length)} · ${name}` }));

/** Returns the screens of the atlas, from the index that Storybook serves beside its pages. */
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

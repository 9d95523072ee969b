import { useMemo, useState } from 'react';

import type { CascaderSource } from './cascaderSource.ts';

export interface CascaderSearch {
  /** What is written in the search field. */
  readonly text: string;
  /** What is searched for: the text without what an input method is still composing. */
  readonly query: string;
  readonly matches: readonly string[];
  /** Place of the result that Enter chooses. */
  readonly current: number;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly move: (by: number) => void;
}

/** Holds a search over the leaves of a tree. */
export function useCascaderSearch(source: CascaderSource | null): CascaderSearch {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const matches = useMemo(() => (query.trim() === '' ? [] : (source?.matching(query) ?? [])), [source, query]);

  return {
    text,
    query: query.trim(),
    matches,
    current,
    write(written, isComposing) {
      setText(written);
      if (isComposing) return;
      setQuery(written);
      setCurrent(0);
    },
    move: (by) => setCurrent(Math.min(Math.max(current + by, 0), Math.max(matches.length - 1, 0))),
  };
}

import { useEffect, useMemo, useState } from 'react';

import type { CascaderSource } from './cascaderSource.ts';

export interface CascaderSearch {
  /** What is written in the search field. */
  readonly text: string;
  /** What is searched for: the text without what an input method is still composing. */
  readonly query: string;
  readonly matches: readonly string[];
  /** What the search reads is still being loaded, or couldn't be. */
  readonly preparation: 'done' | 'loading' | 'failed';
  /** Place of the result that Enter chooses. */
  readonly current: number;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly move: (by: number) => void;
  /** Loads again what couldn't be. */
  readonly retry: () => void;
}

/** Holds a search over the leaves of a tree. */
export function useCascaderSearch(source: CascaderSource | null): CascaderSearch {
  const [text, setText] = useState('');
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const { preparation, retry } = usePreparation(source, query);
  const matches = useMemo(
    () => (query.trim() === '' || preparation !== 'done' ? [] : (source?.matching(query) ?? [])),
    [source, query, preparation],
  );

  return {
    text,
    query: query.trim(),
    matches,
    preparation,
    current,
    write(written, isComposing) {
      setText(written);
      if (isComposing) return;
      setQuery(written);
      setCurrent(0);
    },
    move: (by) => setCurrent(Math.min(Math.max(current + by, 0), Math.max(matches.length - 1, 0))),
    retry,
  };
}

/** Loads what the source needs for a query; a failed download is tried again when asked, or with the next letter. */
function usePreparation(source: CascaderSource | null, query: string): Pick<CascaderSearch, 'preparation' | 'retry'> {
  const [settled, setSettled] = useState<{ readonly query: string; readonly isFailed: boolean } | null>(null);
  const isFailed = settled?.query === query && settled.isFailed;
  const pending = useMemo(
    () => (query === '' || settled?.query === query ? null : (source?.prepare?.(query) ?? null)),
    [source, query, settled],
  );

  useEffect(() => {
    if (!pending) return undefined;
    let isCurrent = true;
    const settle = (failed: boolean): void => {
      if (isCurrent) setSettled({ query, isFailed: failed });
    };
    pending.then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [pending, query]);

  const waiting = pending ? 'loading' : 'done';
  return { preparation: isFailed ? 'failed' : waiting, retry: () => setSettled(null) };
}

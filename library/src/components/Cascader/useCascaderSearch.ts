import { useEffect, useMemo, useState } from 'react';

import type { CascaderSource } from './cascaderSource.ts';

export interface CascaderSearch {
  /** Text that the search field shows. */
  readonly text: string;
  /**
   * The text that is searched for: `text` without spaces at its start and end. While the user composes characters with
   * an input method, it doesn't change.
   */
  readonly query: string;
  readonly matches: readonly string[];
  /** State of the data that the search needs: loaded, being loaded, or failed to load. */
  readonly preparation: 'done' | 'loading' | 'failed';
  /** Index of the result that Enter chooses. */
  readonly current: number;
  readonly write: (text: string, isComposing: boolean) => void;
  readonly move: (by: number) => void;
  /** Loads the data for the search again after a failure. */
  readonly retry: () => void;
}

/** State of the search over the leaves of a tree. */
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

/**
 * Loads the data that the source needs for a search text. After a failure, the data are loaded again when the user
 * presses retry or changes the text.
 */
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

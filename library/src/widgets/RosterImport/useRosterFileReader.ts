import { useCallback, useEffect, useRef } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { createRosterFileReader, type RosterFileReader } from './rosterFileReader.ts';
import type { RosterResponse } from './rosterReaderProtocol.ts';

/** The current file reader; there is one at a time. */
export interface CurrentFileReader {
  /** Null after the import is unmounted. */
  readonly current: () => RosterFileReader | null;
  /** Closes the current reader and starts another, whose responses are ignored at first. */
  readonly prepare: () => RosterFileReader;
  /** Sets the receiver of responses; null ignores them. */
  readonly answerTo: (take: ((response: RosterResponse) => void) | null) => void;
}

/** Keeps a reader while the import is mounted. It starts before a file is chosen, so that it is ready by then. */
export function useRosterFileReader(context: RosterContext, isChoosing: boolean): CurrentFileReader {
  const reader = useRef<RosterFileReader | null>(null);
  const onResponse = useRef<((response: RosterResponse) => void) | null>(null);
  const stop = useCallback(() => {
    reader.current?.close();
    reader.current = null;
  }, []);
  const prepare = useCallback(() => {
    stop();
    onResponse.current = null;
    reader.current = createRosterFileReader((response) => onResponse.current?.(response));
    return reader.current;
  }, [stop]);
  useEffect(() => {
    prepare();
    return stop;
  }, [prepare, stop]);
  useEffect(() => {
    if (isChoosing) reader.current?.expect(context);
  }, [isChoosing, context]);

  return {
    current: () => reader.current,
    prepare,
    answerTo: (take) => {
      onResponse.current = take;
    },
  };
}

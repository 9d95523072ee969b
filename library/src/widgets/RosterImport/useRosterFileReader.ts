import { useCallback, useEffect, useRef } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { createRosterFileReader, type RosterFileReader } from './rosterFileReader.ts';
import type { RosterResponse } from './rosterReaderProtocol.ts';

/** The reader of lists that is in use; there is one at a time. */
export interface CurrentFileReader {
  /** Null once the import is gone. */
  readonly current: () => RosterFileReader | null;
  /** Ends the reader before and starts another, whose answers go nowhere yet. */
  readonly prepare: () => RosterFileReader;
  /** Names who takes the answers from now on; null: they go nowhere. */
  readonly answerTo: (take: ((response: RosterResponse) => void) | null) => void;
}

/** Keeps a reader while the import is there. It is started before there is a file: it is ready by the time that one is chosen. */
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

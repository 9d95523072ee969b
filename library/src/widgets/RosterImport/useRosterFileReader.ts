import { useCallback, useEffect, useRef } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { createRosterFileReader, type RosterFileReader } from './rosterFileReader.ts';
import type { RosterResponse } from './rosterReaderProtocol.ts';

/** Holds the file reader. There is only one file reader at a time. */
export interface CurrentFileReader {
  /** Returns the file reader; null after the import was unmounted. */
  readonly current: () => RosterFileReader | null;
  /**
   * Closes the current file reader and starts a new one. The responses of the new file reader are ignored until
   * `answerTo` is called.
   */
  readonly prepare: () => RosterFileReader;
  /**
   * Sets the function that receives the responses of the file reader. If the function is null, responses are ignored.
   */
  readonly answerTo: (take: ((response: RosterResponse) => void) | null) => void;
}

/**
 * Provides a file reader while the import is mounted. The file reader starts before the user chooses a file, so that
 * the file can be read without delay.
 */
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

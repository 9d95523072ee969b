import { useCallback, useEffect, useRef } from 'react';

import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterAnswer } from './rosterMessages.ts';
import { createRosterReader, type RosterReader } from './rosterReader.ts';

/** The reader of lists that is in use; there is one at a time. */
export interface ReaderInUse {
  /** Null once the import is gone. */
  readonly current: () => RosterReader | null;
  /** Ends the reader before and starts another, whose answers go nowhere yet. */
  readonly prepare: () => RosterReader;
  /** Names who takes the answers from now on; null: they go nowhere. */
  readonly answerTo: (take: ((answer: RosterAnswer) => void) | null) => void;
}

/** Keeps a reader while the import is there. It is started before there is a file: it is ready by the time that one is chosen. */
export function useRosterReader(context: RosterContext, isChoosing: boolean): ReaderInUse {
  const reader = useRef<RosterReader | null>(null);
  const onAnswer = useRef<((answer: RosterAnswer) => void) | null>(null);
  const stop = useCallback(() => {
    reader.current?.close();
    reader.current = null;
  }, []);
  const prepare = useCallback(() => {
    stop();
    onAnswer.current = null;
    reader.current = createRosterReader((answer) => onAnswer.current?.(answer));
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
      onAnswer.current = take;
    },
  };
}

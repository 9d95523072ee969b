import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';

import { Button } from '../../components/Button/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PersonTable, type PersonTableHandle } from '../PersonTable/index.ts';
import type { Mending } from './mending.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportMendingProps {
  /** Number of persons with errors. */
  faulty: number;
  /** The roster of faulty persons; null until the user wants to correct them here. */
  mending: Mending | null;
  /** Called when the user wants to correct them here. */
  onStart: () => void;
  /** Called when the user wants to download them. */
  onDownload: () => void;
}

/** The persons with errors: corrected in place, or downloaded with the reasons. */
export function RosterImportMending({ faulty, mending, onStart, onDownload }: RosterImportMendingProps): ReactElement {
  const words = useMessages(messages);
  return (
    <S.Section>
      <S.Actions>
        {mending ? <MendedCount mending={mending} /> : <Button onPress={onStart}>{words.mend(faulty)}</Button>}
        <Button variant="quiet" onPress={onDownload}>
          {words.downloadFaulty}
        </Button>
      </S.Actions>
      {mending ? (
        <>
          <S.Hint>{words.mendHint}</S.Hint>
          <MendingTable mending={mending} />
        </>
      ) : null}
    </S.Section>
  );
}

/**
 * The table of persons to correct. It scrolls into view at its first problem, because it opens below the visible part.
 */
function MendingTable({ mending }: { mending: Mending }) {
  const table = useRef<PersonTableHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollIntoView({ block: 'start' });
    table.current?.goToNextProblem();
  }, []);
  return (
    <div ref={frame}>
      <PersonTable ref={table} store={mending.store} schemes={[]} />
    </div>
  );
}

function MendedCount({ mending: { store } }: { mending: Mending }) {
  const words = useMessages(messages);
  useSyncExternalStore(store.subscribe, () => store.version);
  return <strong role="status">{words.mended(store.rowsWithProblems().length)}</strong>;
}

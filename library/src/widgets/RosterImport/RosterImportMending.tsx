import { type ReactElement, useEffect, useRef, useSyncExternalStore } from 'react';

import { Button } from '../../components/Button/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PersonTable, type PersonTableHandle } from '../PersonTable/index.ts';
import type { Mending } from './mending.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportMendingProps {
  /** Number of persons who have errors. */
  faulty: number;
  /**
   * The roster in which the user corrects the persons with errors; null until the user chooses to correct them here.
   */
  mending: Mending | null;
  /** Called when the user chooses to correct the persons in this dialog. */
  onStart: () => void;
  /** Called when the user wants to download the persons with errors. */
  onDownload: () => void;
}

/**
 * Shows how many persons have errors, and offers two ways to correct them: in the dialog, or in a downloaded file that
 * lists the errors of each person.
 */
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
 * Table of the persons with errors. The table opens below the visible part of the dialog, so it is scrolled into view,
 * and the cell with the first problem becomes the active cell.
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

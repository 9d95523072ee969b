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
  /** The roster with the persons who have errors; null until the user chooses to correct them in the dialog. */
  mending: Mending | null;
  /** Called when the user chooses to correct the persons in the dialog. */
  onStart: () => void;
  /** Called when the user wants to download the persons. */
  onDownload: () => void;
}

/** Offers the persons with errors: the user corrects them in the dialog, or downloads them with the reasons. */
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
 * The table of the persons with errors. It opens below the visible part, so it scrolls into view at its first problem.
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

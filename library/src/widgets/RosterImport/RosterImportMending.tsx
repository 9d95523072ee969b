import { type ReactElement, useSyncExternalStore } from 'react';

import { Button } from '../../components/Button/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PersonTable } from '../PersonTable/index.ts';
import type { Mending } from './mending.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';

export interface RosterImportMendingProps {
  /** Persons with errors. */
  faulty: number;
  /** Null until the reader wants to put them right here. */
  mending: Mending | null;
  onStart: () => void;
  onDownload: () => void;
}

/** The persons with errors: put right in place, or downloaded with the reasons. */
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
          <PersonTable store={mending.store} schemes={[]} />
        </>
      ) : null}
    </S.Section>
  );
}

function MendedCount({ mending: { store } }: { mending: Mending }) {
  const words = useMessages(messages);
  useSyncExternalStore(store.subscribe, () => store.version);
  return <strong role="status">{words.mended(store.rowsWithProblems().length)}</strong>;
}

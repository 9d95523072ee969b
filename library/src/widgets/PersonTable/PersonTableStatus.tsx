import { type ReactElement, useCallback, useSyncExternalStore } from 'react';

import { isPersonField } from './personColumns.ts';
import * as S from './PersonTable.styles.ts';
import { problemAt, type PersonTableLook } from './PersonTableRow.tsx';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonTableStatusProps {
  look: Omit<PersonTableLook, 'onEndEdit'>;
  state: PersonTableState;
}

/** Says what is wrong with the cell the reader is at. */
export function PersonTableStatus({ look, state }: PersonTableStatusProps): ReactElement {
  const { store, columns, words } = look;
  const { row, column } = state.place;
  const key = state.keys[row] ?? -1;
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(key, listener), [store, key]);
  const problems = useSyncExternalStore(
    subscribe,
    () => store.problemsOf(key),
    () => store.problemsOf(key),
  );
  const at = columns[column];
  const problem = isPersonField(at) ? problemAt(problems, at) : undefined;

  return (
    <S.Status id={`${look.id}-status`} role="status" data-tone={problem?.severity}>
      {problem && isPersonField(at)
        ? `${words.place(row + 1, look.captionOf(at))}：${look.sentenceOf(problem)}`
        : words.hint}
    </S.Status>
  );
}

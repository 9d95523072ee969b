import { memo, type ReactElement, useState } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { isPersonField } from './personColumns.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonTableStatusProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** State of the table: visible rows, active cell, edit and selected rows. */
  state: PersonTableState;
  /** The problem of the active cell; undefined if the cell has none. */
  problem: PersonProblem | undefined;
}

/**
 * Line below the table. It shows the problem of the active cell or a hint, the result of the last action, and the list
 * of keys.
 */
export function PersonTableStatus({ model, state, problem }: PersonTableStatusProps): ReactElement {
  const { store, columns, words } = model;
  const { labelled } = usePunctuation();
  const { row, column } = state.place;
  const at = columns[column];
  const hint = model.isFixed ? words.readingHint : words.hint;
  const number = store.positionOf(state.keys[row] ?? -1) + 1;

  return (
    <S.Status>
      <p id={`${model.id}-problem`} data-part={problem ? 'problem' : 'hint'} data-tone={problem?.severity}>
        {problem && isPersonField(at)
          ? labelled(words.place(number, model.captionOf(at)), model.sentenceOf(problem))
          : hint}
      </p>
      <p role="status" data-part="notice">
        {state.notice}
      </p>
      <Keys words={words} />
      <span id={`${model.id}-hint`} hidden>
        {hint}
      </span>
    </S.Status>
  );
}

/** The list of keys. It is collapsed at first. */
const Keys = memo(function Keys({ words }: { words: PersonTableMessages }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <details data-part="keys" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.keys}</summary>
      {isOpen ? (
        <S.KeyList>
          {words.keyList.map(([keys, what]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </S.KeyList>
      ) : null}
    </details>
  );
});

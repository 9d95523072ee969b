import { memo, type ReactElement, useState } from 'react';

import { isPersonField } from './personColumns.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { OfferedFix } from './useLikeFix.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonTableStatusProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** State of the table: visible rows, active cell, edit and selected rows. */
  state: PersonTableState;
  /** The suggested correction for the active cell. */
  fix: OfferedFix;
  /** Applies the suggested correction to this row, or to all rows that have the same problem. */
  onFix: (isForAll: boolean) => void;
}

/**
 * Line below the table. It shows the problem of the active cell with a suggested correction, the result of the last
 * action, and the list of keys.
 */
export function PersonTableStatus({
  model,
  state,
  fix: { problem, fix, count },
  onFix,
}: PersonTableStatusProps): ReactElement {
  const { store, columns, words } = model;
  const { row, column } = state.place;
  const at = columns[column];
  const hint = model.isFixed ? words.readingHint : words.hint;
  const number = store.positionOf(state.keys[row] ?? -1) + 1;

  return (
    <S.Status>
      <p id={`${model.id}-problem`} data-part="problem" data-tone={problem?.severity}>
        {problem && isPersonField(at)
          ? `${words.place(number, model.captionOf(at))}：${model.sentenceOf(problem)}`
          : hint}
      </p>
      {fix ? (
        <S.Fixes role="group" aria-label={words.fixes}>
          <S.Action type="button" onClick={() => onFix(false)}>
            {words.fixTo(model.captionOf(fix.field), model.textOf(fix.field, fix.person, false))}
          </S.Action>
          {count !== null && count > 1 ? (
            <S.Action type="button" onClick={() => onFix(true)}>
              {words.fixAll(count)}
            </S.Action>
          ) : null}
        </S.Fixes>
      ) : null}
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

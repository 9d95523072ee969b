import { type ReactElement, useSyncExternalStore } from 'react';

import * as S from './PersonTable.styles.ts';
import type { PersonTableLook } from './personTableLook.ts';
import type { PersonTableSchemes } from './usePersonTableLook.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonTableToolbarProps {
  look: PersonTableLook;
  state: PersonTableState;
  schemes: PersonTableSchemes;
  /** Masks or unmasks the roster; null: the reader can't. */
  onMask: ((isMasked: boolean) => void) | null;
  onNextProblem: () => void;
  onAdd: () => void;
}

/** Counts, the way to problems, and what can be done with rows. */
export function PersonTableToolbar(props: PersonTableToolbarProps): ReactElement {
  const { state, onMask } = props;
  const { store, words, isFixed, isMasked } = props.look;
  useSyncExternalStore(
    store.subscribe,
    () => store.version,
    () => store.version,
  );
  const rows = store.rowsWithProblems().length;

  return (
    <S.Toolbar role="group" aria-label={words.actions}>
      <span data-part="count">
        {words.total(store.count)}
        {' · '}
        <span data-part={rows > 0 ? 'errors' : undefined}>
          {rows > 0 ? words.problems(store.problemCount, rows) : words.noProblems}
        </span>
      </span>
      <label>
        <input
          type="checkbox"
          checked={state.isFiltered}
          disabled={rows === 0 && !state.isFiltered}
          onChange={(event) => state.setFiltered(event.currentTarget.checked)}
        />
        {words.onlyProblems(rows)}
      </label>
      <S.Action type="button" disabled={rows === 0} onClick={props.onNextProblem}>
        {words.nextProblem}
      </S.Action>
      {onMask ? (
        <label>
          <input type="checkbox" checked={isMasked} onChange={(event) => onMask(event.currentTarget.checked)} />
          {words.mask}
        </label>
      ) : null}
      {isFixed ? null : <Changes {...props} />}
    </S.Toolbar>
  );
}

function Changes({ look: { store, words }, state, schemes, onAdd }: PersonTableToolbarProps): ReactElement {
  const chosen = [...state.chosen].filter((key) => store.positionOf(key) !== -1);
  const move = (schemeId: string) => {
    if (schemeId === '') return;
    store.moveToScheme(chosen, schemeId);
    state.say(words.moved(chosen.length, schemes.find(({ id }) => id === schemeId)?.name ?? ''));
  };

  return (
    <>
      <S.Action type="button" onClick={onAdd}>
        {words.add}
      </S.Action>
      <S.Action
        type="button"
        disabled={chosen.length === 0}
        onClick={() => {
          state.removeRows(chosen);
          state.say(words.removed(chosen.length));
        }}
      >
        {words.removeChosen(chosen.length)}
      </S.Action>
      {schemes.length > 1 && chosen.length > 0 ? (
        <S.Choice aria-label={words.moveChosen} value="" onChange={(event) => move(event.currentTarget.value)}>
          <option value="">{words.moveTo}</option>
          {schemes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </S.Choice>
      ) : null}
      <S.Action type="button" data-variant="quiet" disabled={!store.canUndo} onClick={store.undo}>
        {words.undo}
      </S.Action>
      <S.Action type="button" data-variant="quiet" disabled={!store.canRedo} onClick={store.redo}>
        {words.redo}
      </S.Action>
    </>
  );
}

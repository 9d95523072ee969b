import { type ReactElement, useSyncExternalStore } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Select } from '../../components/Select/index.ts';
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
      <Button size="small" isDisabled={rows === 0} onPress={props.onNextProblem}>
        {words.nextProblem}
      </Button>
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
      <Button size="small" onPress={onAdd}>
        {words.add}
      </Button>
      <Button
        size="small"
        isDisabled={chosen.length === 0}
        onPress={() => {
          state.removeRows(chosen);
          state.say(words.removed(chosen.length));
        }}
      >
        {words.removeChosen(chosen.length)}
      </Button>
      {schemes.length > 1 && chosen.length > 0 ? (
        <Select
          aria-label={words.moveChosen}
          placeholder={words.moveTo}
          value=""
          options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={move}
        />
      ) : null}
      <Button size="small" variant="quiet" isDisabled={!store.canUndo} onPress={store.undo}>
        {words.undo}
      </Button>
      <Button size="small" variant="quiet" isDisabled={!store.canRedo} onPress={store.redo}>
        {words.redo}
      </Button>
    </>
  );
}

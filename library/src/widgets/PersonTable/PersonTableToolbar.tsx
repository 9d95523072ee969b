import { type ReactElement, useSyncExternalStore } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Select } from '../../components/Select/index.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';
import type { PersonTableState } from './usePersonTableState.ts';

export interface PersonTableToolbarProps {
  store: RosterStore;
  state: PersonTableState;
  schemes: readonly { readonly id: string; readonly name: string }[];
  words: PersonTableMessages;
  isReadOnly: boolean;
  onNextProblem: () => void;
  onAdd: () => void;
}

/** Counts, the way to problems, and what can be done with rows. */
export function PersonTableToolbar(props: PersonTableToolbarProps): ReactElement {
  const { store, state, schemes, words, isReadOnly } = props;
  useSyncExternalStore(
    store.subscribe,
    () => store.version,
    () => store.version,
  );
  const rows = store.rowsWithProblems().length;
  const chosen = [...state.chosen].filter((key) => store.positionOf(key) !== -1);

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
      {isReadOnly ? null : (
        <>
          <Button size="small" onPress={props.onAdd}>
            {words.add}
          </Button>
          <Button size="small" isDisabled={chosen.length === 0} onPress={() => state.removeRows(chosen)}>
            {words.removeChosen(chosen.length)}
          </Button>
          {schemes.length > 1 && chosen.length > 0 ? (
            <Select
              aria-label={words.moveChosen}
              placeholder={words.moveTo}
              value=""
              options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(schemeId) => schemeId && store.moveToScheme(chosen, schemeId)}
            />
          ) : null}
          <Button size="small" variant="quiet" isDisabled={!store.canUndo} onPress={store.undo}>
            {words.undo}
          </Button>
          <Button size="small" variant="quiet" isDisabled={!store.canRedo} onPress={store.redo}>
            {words.redo}
          </Button>
        </>
      )}
    </S.Toolbar>
  );
}

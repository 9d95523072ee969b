import { memo, type NamedExoticComponent, type ReactElement, useSyncExternalStore } from 'react';

import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';
import type { PersonTableModel } from './personTableModel.ts';
import type { ToolbarAction } from './toolbarActions.ts';
import type { PersonTableSchemes } from './usePersonTableModel.ts';

export interface PersonTableToolbarProps {
  /** Data, texts and permissions that all rows share. */
  model: PersonTableModel;
  /** The schemes that a person can be assigned to. */
  schemes: PersonTableSchemes;
  /** True if only the rows that need a review are shown. */
  isFiltered: boolean;
  /** Keys of the rows that are selected. */
  chosen: ReadonlySet<number>;
  /** If true, the toolbar has the switch that masks and unmasks the roster. */
  canSwitchMask: boolean;
  /**
   * Called with the action that the user starts. Always pass the same function, so that the toolbar doesn't render
   * while the user moves in the grid.
   */
  onDo: (action: ToolbarAction) => void;
}

/**
 * Joins all values of the store that the toolbar shows into one text. Most edits don't change this text, so the toolbar
 * doesn't render.
 */
const told = (store: RosterStore) =>
  [
    store.count,
    store.problemCount,
    store.rowsWithProblems().length,
    store.rowsToReview().length,
    store.canUndo,
    store.canRedo,
  ].join();

/** Returns the text that says how many problems the roster has. */
function problemsOf(store: RosterStore, words: PersonTableMessages): string {
  const [rows, toReview] = [store.rowsWithProblems().length, store.rowsToReview().length];
  if (toReview === 0) return words.noProblems;
  const parts = rows > 0 ? [words.problems(store.problemCount, rows)] : [];
  return [...parts, ...(toReview > rows ? [words.mismatches(toReview - rows, rows > 0)] : [])].join(' · ');
}

/**
 * The toolbar. It shows the numbers of persons and of problems. It has a button that goes to the next problem, and
 * buttons for actions on rows.
 */
export const PersonTableToolbar: NamedExoticComponent<PersonTableToolbarProps> = memo(function PersonTableToolbar(
  props: PersonTableToolbarProps,
) {
  const { isFiltered, canSwitchMask, onDo } = props;
  const { store, words, isFixed, isMasked } = props.model;
  const shown = () => told(store);
  useSyncExternalStore(store.subscribe, shown, shown);
  const rows = store.rowsToReview().length;
  const canFilter = rows > 0 || isFiltered;

  return (
    <S.Toolbar role="group" aria-label={words.actions}>
      <span data-part="count">
        {words.total(store.count)}
        {store.count === 0 ? null : (
          <>
            {' · '}
            <span data-part={rows > 0 ? 'errors' : undefined}>{problemsOf(store, words)}</span>
          </>
        )}
      </span>
      <label data-disabled={canFilter ? undefined : ''}>
        <input
          type="checkbox"
          checked={isFiltered}
          disabled={!canFilter}
          onChange={(event) => onDo({ kind: 'filter', isFiltered: event.currentTarget.checked })}
        />
        {words.onlyProblems(rows)}
      </label>
      <S.Action type="button" disabled={rows === 0} onClick={() => onDo({ kind: 'nextProblem' })}>
        {words.nextProblem}
      </S.Action>
      {canSwitchMask ? (
        <label>
          <input
            type="checkbox"
            checked={isMasked}
            onChange={(event) => onDo({ kind: 'mask', isMasked: event.currentTarget.checked })}
          />
          {words.mask}
        </label>
      ) : null}
      {isFixed ? null : <Changes {...props} />}
    </S.Toolbar>
  );
});

function Changes({ model, schemes, ...props }: PersonTableToolbarProps): ReactElement {
  const { store, words, isKept } = model;
  const { onDo } = props;

  return (
    <>
      {isKept ? null : <Persons {...props} model={model} schemes={schemes} />}
      <S.Action type="button" data-variant="quiet" disabled={!store.canUndo} onClick={() => onDo({ kind: 'undo' })}>
        {words.undo}
      </S.Action>
      <S.Action type="button" data-variant="quiet" disabled={!store.canRedo} onClick={() => onDo({ kind: 'redo' })}>
        {words.redo}
      </S.Action>
    </>
  );
}

/** Button that adds a person, and controls that remove the selected persons or move them to another scheme. */
function Persons({ model: { store, words }, schemes, ...props }: PersonTableToolbarProps): ReactElement {
  const { onDo } = props;
  const chosen = [...props.chosen].filter((key) => store.positionOf(key) !== -1);

  return (
    <>
      <S.Action type="button" onClick={() => onDo({ kind: 'add', schemeId: schemes[0]?.id ?? '' })}>
        {words.add}
      </S.Action>
      <S.Action type="button" disabled={chosen.length === 0} onClick={() => onDo({ kind: 'remove', keys: chosen })}>
        {words.removeChosen(chosen.length)}
      </S.Action>
      {schemes.length > 1 && chosen.length > 0 ? (
        <S.Choice
          aria-label={words.moveChosen}
          value=""
          onChange={({ currentTarget: { value } }) =>
            value === '' ? undefined : onDo({ kind: 'move', keys: chosen, schemeId: value })
          }
        >
          <option value="">{words.moveTo}</option>
          {schemes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </S.Choice>
      ) : null}
    </>
  );
}

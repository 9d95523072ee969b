import { memo, type NamedExoticComponent, type ReactElement, useCallback, useSyncExternalStore } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import type { Person, PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { isPersonField, type PersonColumn } from './personColumns.ts';
import type { PersonTableMessages } from './PersonTable.messages.ts';
import { type AfterEdit, PersonTableEditor } from './PersonTableEditor.tsx';

/** What all rows share; the same object as long as nothing of it changes. */
export interface PersonTableLook {
  readonly store: RosterStore;
  readonly columns: readonly PersonColumn[];
  readonly words: PersonTableMessages;
  /** Prefix of the ids of cells. */
  readonly id: string;
  readonly captionOf: (column: PersonColumn) => string;
  /** A cell in the reader's words. */
  readonly textOf: (field: PersonField, person: Person) => string;
  readonly sentenceOf: (problem: PersonProblem) => string;
  readonly optionsOf: (field: PersonField) => readonly { readonly value: string; readonly label: string }[] | null;
  readonly onEndEdit: (text: string | null, then: AfterEdit) => void;
  readonly onChoose: (key: number) => void;
}

export interface PersonTableRowProps {
  look: PersonTableLook;
  rowKey: number;
  /** Position among the rows shown. */
  row: number;
  /** Pixels from the first row. */
  offset: number;
  /** The column that keys act on, where it is in this row. */
  activeColumn: number | null;
  /** The cell being edited, where it is in this row, and what was typed to start. */
  editing: { readonly field: PersonField; readonly typed: string | null } | null;
  isChosen: boolean;
}

const isErrorAt = (field: PersonField) => (problem: PersonProblem) =>
  problem.path === field && problem.severity === 'error';

/** The problem that a cell shows: the first error, else the first warning. */
export const problemAt = (problems: readonly PersonProblem[], field: PersonField): PersonProblem | undefined =>
  problems.find(isErrorAt(field)) ?? problems.find(({ path }) => path === field);

/** A recycled slot: it shows whatever row it is given, and renders only when that row, its place or its state changes. */
export const PersonTableRow: NamedExoticComponent<PersonTableRowProps> = memo(function PersonTableRow(
  props: PersonTableRowProps,
): ReactElement | null {
  const { look, rowKey, row, offset, activeColumn, editing, isChosen } = props;
  const { store, columns } = look;
  const subscribe = useCallback((listener: () => void) => store.subscribeRow(rowKey, listener), [store, rowKey]);
  const person = useSyncExternalStore(
    subscribe,
    () => store.personOf(rowKey),
    () => store.personOf(rowKey),
  );
  const problems = useSyncExternalStore(
    subscribe,
    () => store.problemsOf(rowKey),
    () => store.problemsOf(rowKey),
  );
  if (!person) return null;

  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      aria-selected={isChosen || undefined}
      data-key={rowKey}
      style={{ transform: `translateY(${offset}px)` }}
    >
      {columns.map((column, at) => {
        const problem = isPersonField(column) ? problemAt(problems, column) : undefined;
        const isActive = activeColumn === at;
        return (
          <div
            key={column}
            id={isActive ? `${look.id}-active` : undefined}
            role="gridcell"
            aria-colindex={at + 1}
            aria-invalid={problem?.severity === 'error' || undefined}
            aria-describedby={isActive && problem ? `${look.id}-status` : undefined}
            title={problem && look.sentenceOf(problem)}
            data-column={column}
            data-active={isActive || undefined}
            data-warning={problem?.severity === 'warning' || undefined}
            data-editing={editing?.field === column || undefined}
          >
            {cellContent(props, person, column)}
          </div>
        );
      })}
    </div>
  );
});

function cellContent(
  { look, row, rowKey, editing, isChosen }: PersonTableRowProps,
  person: Person,
  column: PersonColumn,
) {
  if (column === 'choose')
    return (
      <label>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={look.words.chooseRow(row + 1)}
          checked={isChosen}
          onChange={() => look.onChoose(rowKey)}
        />
        {row + 1}
      </label>
    );
  if (column === 'remove')
    return (
      <button type="button" tabIndex={-1} aria-label={look.words.removeRow(row + 1)}>
        {look.words.remove}
      </button>
    );
  if (editing?.field !== column) return look.textOf(column, person);
  return (
    <PersonTableEditor
      label={look.captionOf(column)}
      value={person[column]}
      typed={editing.typed}
      options={look.optionsOf(column)}
      onEnd={look.onEndEdit}
    />
  );
}

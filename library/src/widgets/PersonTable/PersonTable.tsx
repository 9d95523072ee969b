import { type ReactElement, useId, useMemo } from 'react';

import type { PersonProblem } from '../../domain/roster/checkPerson.ts';
import { type Person, type PersonField, personIdTypes } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { personWords, wordOfCell } from '../../i18n/personWords.messages.ts';
import { rosterProblemMessages, rosterProblemText } from '../../i18n/rosterProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { editableColumns, isPersonField, maskedText, type PersonColumn, readOnlyColumns } from './personColumns.ts';
import { messages } from './PersonTable.messages.ts';
import * as S from './PersonTable.styles.ts';
import { PersonTableGrid } from './PersonTableGrid.tsx';
import type { PersonTableLook } from './PersonTableRow.tsx';
import { PersonTableStatus } from './PersonTableStatus.tsx';
import { PersonTableSummary } from './PersonTableSummary.tsx';
import { PersonTableToolbar } from './PersonTableToolbar.tsx';
import { type PersonTableState, usePersonTableState } from './usePersonTableState.ts';
import { type RowWindow, useRowWindow } from './useRowWindow.ts';

export interface PersonTableProps {
  /** The roster; it lives outside React and is changed by the table itself. */
  store: RosterStore;
  /** The schemes that persons may be in. */
  schemes: readonly { readonly id: string; readonly name: string }[];
  /** Shows the roster without any way to change it. @default false */
  isReadOnly?: boolean;
  /** Hides names, numbers and birthdays; a masked roster can't be changed. @default false */
  isMasked?: boolean;
}

/** Shows and edits the insured persons: 1 to 10,000 rows, problems marked where they are. */
export function PersonTable({ store, schemes, isReadOnly = false, isMasked = false }: PersonTableProps): ReactElement {
  const words = useMessages(messages);
  const isFixed = isReadOnly || isMasked;
  const state = usePersonTableState(store);
  const view = useRowWindow(state.keys.length);
  const look = useLook(store, schemes, isFixed, isMasked, state.toggleChosen);
  const tools = { store, state, schemes, words, isReadOnly: isFixed };

  return (
    <S.Root>
      <PersonTableToolbar
        {...tools}
        onNextProblem={() => goToNextProblem(look, state, view)}
        onAdd={() => {
          const key = state.addRow(schemes[0]?.id ?? '');
          state.startEdit({ key, field: 'name', typed: null });
        }}
      />
      <PersonTableGrid
        look={look}
        state={state}
        view={view}
        isReadOnly={isFixed}
        empty={state.isFiltered ? words.emptyFiltered : words.empty}
      />
      <PersonTableStatus look={look} state={state} />
      <PersonTableSummary store={store} schemes={schemes} words={words} />
    </S.Root>
  );
}

/** Goes to the first cell with an error below the reader, or from the top again. */
function goToNextProblem(look: Omit<PersonTableLook, 'onEndEdit'>, state: PersonTableState, view: RowWindow): void {
  const { store, columns } = look;
  const hasError = (key: number) => store.problemsOf(key).some(({ severity }) => severity === 'error');
  const rows = state.keys.flatMap((key, row) => (hasError(key) ? [row] : []));
  const row = rows.find((each) => each > state.place.row) ?? rows[0];
  if (row === undefined) return;
  const error = store.problemsOf(state.keys[row] ?? -1).find(({ severity }) => severity === 'error');
  const column = columns.findIndex((each) => each === error?.path);
  state.goTo({ row, column: Math.max(0, column) });
  view.scroller.current?.focus({ preventScroll: true });
}

/** What the rows need to know, the same object until something of it changes. */
function useLook(
  store: RosterStore,
  schemes: PersonTableProps['schemes'],
  isFixed: boolean,
  isMasked: boolean,
  onChoose: (key: number) => void,
): Omit<PersonTableLook, 'onEndEdit'> {
  const id = useId();
  const words = useMessages(messages);
  const cells = useMessages(personWords);
  const sentences = useMessages(rosterProblemMessages);

  return useMemo(() => {
    const schemeName = (schemeId: string) => schemes.find((scheme) => scheme.id === schemeId)?.name ?? '';
    const lists: Partial<Record<PersonField, readonly { readonly value: string; readonly label: string }[]>> = {
      idType: personIdTypes.map((value) => ({ value, label: cells.idTypes[value] })),
      sex: (['male', 'female'] as const).map((value) => ({ value, label: cells.sexes[value] })),
      schemeId: schemes.map((scheme) => ({ value: scheme.id, label: scheme.name })),
    };
    return {
      store,
      words,
      id,
      columns: isFixed ? readOnlyColumns : editableColumns,
      captionOf: (column: PersonColumn) =>
        isPersonField(column) ? cells.fields[column] : column === 'choose' ? words.choose : words.operation,
      textOf: (field: PersonField, person: Person) => {
        if (field === 'schemeId') return schemeName(person.schemeId);
        const text = wordOfCell(cells, field, person[field]);
        return isMasked ? maskedText(field, text) : text;
      },
      sentenceOf: (problem: PersonProblem) => {
        const sentence = rosterProblemText(sentences, problem) ?? problem.code;
        const first = problem.params['firstKey'];
        return typeof first === 'number' ? `${sentence}（${words.sameAsRow(store.positionOf(first) + 1)}）` : sentence;
      },
      optionsOf: (field: PersonField) => lists[field] ?? null,
      onChoose,
    };
  }, [store, schemes, isFixed, isMasked, id, words, cells, sentences, onChoose]);
}

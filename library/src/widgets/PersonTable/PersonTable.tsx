import { type ReactElement, useRef } from 'react';

import { useControlledValue } from '../../components/ControlledValue/index.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import * as S from './PersonTable.styles.ts';
import { PersonTableGrid } from './PersonTableGrid.tsx';
import type { PersonTableLook } from './personTableLook.ts';
import { PersonTableStatus } from './PersonTableStatus.tsx';
import { PersonTableSummary } from './PersonTableSummary.tsx';
import { PersonTableToolbar } from './PersonTableToolbar.tsx';
import { useLikeFix } from './useLikeFix.ts';
import type { PersonEditor } from './usePersonEditor.ts';
import { type PersonTableSchemes, usePersonTableLook } from './usePersonTableLook.ts';
import { type PersonTableState, usePersonTableState } from './usePersonTableState.ts';
import { mostPrinted, useRowWindow } from './useRowWindow.ts';

export interface PersonTableProps {
  /** The roster; it lives outside React and is changed by the table itself. */
  store: RosterStore;
  /** The schemes that persons may be in. */
  schemes: PersonTableSchemes;
  /** Shows the roster without any way to change it. @default false */
  isReadOnly?: boolean | undefined;
  /**
   * Hides names, numbers and birthdays, save of rows that the reader asks for; a masked roster can't be changed, and what
   * is copied from it is what is seen.
   */
  isMasked?: boolean | undefined;
  /** Whether the roster is masked at first. @default false */
  defaultIsMasked?: boolean | undefined;
  /** Called when the reader masks or unmasks the roster; without it a given `isMasked` can't be switched. */
  onMaskedChange?: ((isMasked: boolean) => void) | undefined;
}

/** Shows and edits the insured persons, 1 to 100,000 rows: keys, blocks and the clipboard as in a spreadsheet, problems marked where they are. */
export function PersonTable({ store, schemes, isReadOnly = false, ...props }: PersonTableProps): ReactElement {
  const [isMasked, setMasked] = useControlledValue(
    props.isMasked,
    props.defaultIsMasked ?? false,
    props.onMaskedChange,
  );
  const look = usePersonTableLook(store, schemes, isReadOnly, isMasked);
  const state = usePersonTableState(store, look.columns.length);
  const view = useRowWindow(state.keys.length);
  const { words } = look;
  const editor = useRef<PersonEditor | null>(null);
  const fix = useLikeFix(look, state);
  const newSchemeId = schemes[0]?.id ?? '';
  const canSwitchMask = props.isMasked === undefined || props.onMaskedChange !== undefined;

  return (
    <S.Root>
      <PersonTableToolbar
        look={look}
        state={state}
        schemes={schemes}
        onNextProblem={() => goToNextProblem(look, state, () => editor.current?.input.current?.focus())}
        onMask={
          canSwitchMask
            ? (next) => {
                setMasked(next);
                state.hideAll();
                state.say(next ? words.masked : words.unmasked);
              }
            : null
        }
        onAdd={() => {
          state.addRow(newSchemeId);
          editor.current?.input.current?.focus({ preventScroll: true });
        }}
      />
      <PersonTableGrid
        look={look}
        state={state}
        view={view}
        editorRef={editor}
        newSchemeId={newSchemeId}
        onFix={fix.apply}
        empty={state.isFiltered ? words.emptyFiltered : words.empty}
      />
      <PersonTableStatus look={look} state={state} fix={fix} />
      <PersonTableSummary store={store} schemes={schemes} words={words} />
      {state.keys.length > mostPrinted ? <S.PrintNote>{words.printedPart(mostPrinted)}</S.PrintNote> : null}
    </S.Root>
  );
}

/** Goes to the first cell with an error below the reader, or from the top again. */
function goToNextProblem({ store, columns }: PersonTableLook, state: PersonTableState, onGone: () => void): void {
  const hasError = (key: number) => store.problemsOf(key).some(({ severity }) => severity === 'error');
  const below = state.keys.findIndex((key, row) => row > state.place.row && hasError(key));
  const row = below === -1 ? state.keys.findIndex(hasError) : below;
  if (row === -1) return;
  const error = store.problemsOf(state.keys[row] ?? -1).find(({ severity }) => severity === 'error');
  const column = columns.findIndex((each) => each === error?.path);
  state.goTo({ row, column: Math.max(0, column) });
  onGone();
}

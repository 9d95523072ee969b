import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import type { PersonField } from '../../domain/roster/person.ts';
import type { RosterStore } from '../../domain/roster/rosterStore.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useStableCallback } from '../../foundation/useStableCallback.ts';
import * as S from './PersonTable.styles.ts';
import { PersonTableGrid } from './PersonTableGrid.tsx';
import { PersonTableReason } from './PersonTableReason.tsx';
import { PersonTableStatus } from './PersonTableStatus.tsx';
import { PersonTableSummary } from './PersonTableSummary.tsx';
import { PersonTableToolbar } from './PersonTableToolbar.tsx';
import { runToolbarAction, disablesOwnControl, type ToolbarAction } from './toolbarActions.ts';
import { useLikeFix } from './useLikeFix.ts';
import { usePersonGridActivation } from './usePersonGridActivation.ts';
import { type PersonTableHandle, usePersonTableHandle } from './usePersonTableHandle.ts';
import { type PersonTableSchemes, usePersonTableModel } from './usePersonTableModel.ts';
import { usePersonTableState } from './usePersonTableState.ts';
import { mostPrinted, useRowWindow } from './useRowWindow.ts';
import { useShownReason } from './useShownReason.ts';

export interface PersonTableProps {
  /**
   * The roster. It isn't React state; the table changes it directly. The `schemes` of its context are used to check
   * persons.
   */
  store: RosterStore;
  /**
   * The schemes that the table shows and offers: their ids and names. Give the schemes of the store's context here too;
   * the table doesn't read them there. If the list is empty, the table has no column for the scheme.
   */
  schemes: PersonTableSchemes;
  /** If true, the roster is shown but can't be changed. @default false */
  isReadOnly?: boolean | undefined;
  /**
   * Fields that the user can change. If at least one field of a person isn't in this list, persons can't be added,
   * removed or moved to another scheme.
   * @default all fields; persons can be added, removed and moved
   */
  changeable?: readonly PersonField[] | undefined;
  /**
   * If true, names, id numbers and birthdays are masked, except in rows that the user reveals. A masked roster can't be
   * changed, and copied text is masked too.
   */
  isMasked?: boolean | undefined;
  /** If true, the roster is masked at first (uncontrolled). @default false */
  defaultIsMasked?: boolean | undefined;
  /**
   * Called when the user masks or unmasks the roster. If `isMasked` is given without this function, the user can't
   * change the masking.
   */
  onMaskedChange?: ((isMasked: boolean) => void) | undefined;
}

/**
 * Table in which the user edits the insured persons, from 1 to 100,000 rows. Keys, blocks of cells and the clipboard
 * work as in a spreadsheet. Problems are marked in their cells.
 */
export const PersonTable: ForwardRefExoticComponent<PersonTableProps & RefAttributes<PersonTableHandle>> = forwardRef<
  PersonTableHandle,
  PersonTableProps
>(function PersonTable({ store, schemes, isReadOnly = false, ...props }, ref) {
  const [isMasked, setMasked] = useControlledValue(
    props.isMasked,
    props.defaultIsMasked ?? false,
    props.onMaskedChange,
  );
  const model = usePersonTableModel(store, schemes, isReadOnly, isMasked, props.changeable);
  const state = usePersonTableState(store, model.columns.length);
  const view = useRowWindow(state.keys.length);
  const { words } = model;
  const activation = usePersonGridActivation();
  const fix = useLikeFix(model, state);
  usePersonTableHandle(ref, model, state, activation.focus);
  const focusGrid = () => activation.focus({ preventScroll: true });
  const reason = useShownReason(fix.problem, state.edit !== null, focusGrid);
  const newSchemeId = schemes[0]?.id ?? '';
  const onDo = useStableCallback((action: ToolbarAction) => {
    if (action.kind === 'mask') setMasked(action.isMasked);
    runToolbarAction(action, model, state);
    if (action.kind === 'nextProblem') activation.focus();
    if (action.kind === 'add' || disablesOwnControl(action, model)) focusGrid();
  });

  return (
    <S.Root {...reason.handlers}>
      <PersonTableToolbar
        model={model}
        schemes={schemes}
        isFiltered={state.isFiltered}
        chosen={state.chosen}
        canSwitchMask={props.isMasked === undefined || props.onMaskedChange !== undefined}
        onDo={onDo}
      />
      <PersonTableGrid
        model={model}
        state={state}
        view={view}
        activation={activation}
        newSchemeId={newSchemeId}
        onFix={fix.apply}
        empty={state.isFiltered ? words.emptyFiltered : words.empty}
      />
      {reason.problem ? (
        <PersonTableReason
          model={model}
          problem={reason.problem}
          fix={fix}
          scroller={view.scroller}
          onFixed={focusGrid}
        />
      ) : null}
      <PersonTableStatus model={model} state={state} problem={fix.problem} />
      <PersonTableSummary store={store} schemes={schemes} words={words} />
      {state.keys.length > mostPrinted ? <S.PrintNote>{words.printedPart(mostPrinted)}</S.PrintNote> : null}
    </S.Root>
  );
});

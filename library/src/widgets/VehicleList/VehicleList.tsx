import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';

import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { mostVehiclesOf, vehiclesOf } from '../../domain/subject/vehicle/fleet.ts';
import type { VehicleProduct } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { type SubjectFormProps, useSubjectSentences } from '../FormParts/index.ts';
import { useVehicleListState, type VehicleListState } from './useVehicleListState.ts';
import { messages } from './VehicleList.messages.ts';
import * as S from './VehicleList.styles.ts';
import { VehicleListDialogs } from './VehicleListDialogs.tsx';
import { VehicleListTable } from './VehicleListTable.tsx';

export interface VehicleListProps extends SubjectFormProps<Vehicle> {
  /** Product whose tariff defines the kinds of vehicle and the maximum number of vehicles. */
  product: VehicleProduct;
  /** Function that uploads one image or PDF of a vehicle licence. */
  upload: UploadFile;
  /** Files of vehicle licences that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
}

/**
 * List of the vehicles (车队) of an order except the first, which the user enters in a `VehicleForm`. Vehicles are added
 * and edited in a dialog, or imported from an Excel file, a CSV file or copied cells. Files of vehicle licences are
 * assigned to vehicles by their file names. The ref is the outermost element; its `focus()` focuses the first invalid
 * control, or the first control if none is invalid.
 */
export const VehicleList: ForwardRefExoticComponent<VehicleListProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  VehicleListProps
>(function VehicleList(props, ref) {
  const { value, onChange, id = 'vehicle', isReadOnly = false } = props;
  const root = useFocusRef(ref);
  const headingId = useId();
  const words = useMessages(messages);
  const state = useVehicleListState(value, onChange);
  const { others } = state;
  const [addButton, undoButton] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  useKeptFocus(state.done, addButton, undoButton);

  return (
    <S.Root ref={root} role="group" aria-labelledby={headingId}>
      <S.Head>
        <div>
          <h3 id={headingId}>{words.title}</h3>
          <S.Hint role="status">{words.counts(vehiclesOf(value).length, mostVehiclesOf(props.product))}</S.Hint>
        </div>
        {isReadOnly ? null : <Toolbar {...props} state={state} addButton={addButton} />}
      </S.Head>
      <ListProblems {...props} />
      {state.done === null ? null : (
        <Notice
          tone="success"
          action={
            <Button ref={undoButton} size="small" onPress={state.undo}>
              {words.undo}
            </Button>
          }
        >
          {state.done}
        </Notice>
      )}
      {others.length === 0 ? (
        <EmptyState title={words.emptyTitle} description={words.emptyText} />
      ) : (
        <VehicleListTable
          id={id}
          others={others}
          problems={props.problems ?? []}
          isReadOnly={isReadOnly}
          isDisabled={props.isDisabled ?? false}
          shouldMarkProblems={props.shouldShowAllProblems ?? false}
          onEdit={(at) => state.open({ kind: 'edit', at })}
          onRemove={(at, name) => state.remove(at, words.removed(name))}
        />
      )}
      <VehicleListDialogs
        product={props.product}
        value={value}
        upload={props.upload}
        storedFiles={props.storedFiles}
        state={state}
      />
    </S.Root>
  );
});

/**
 * Moves the focus if the focused element disappears when an edit is made or undone. Then the undo button is focused; if
 * no edit can be undone, the button that adds a vehicle is focused.
 */
function useKeptFocus(
  done: string | null,
  addButton: RefObject<HTMLButtonElement | null>,
  undoButton: RefObject<HTMLButtonElement | null>,
): void {
  const before = useRef(done);
  useEffect(() => {
    if (before.current === done) return;
    before.current = done;
    const next = done === null ? addButton.current : undoButton.current;
    const { activeElement, body } = next?.ownerDocument ?? {};
    if (activeElement === body) next?.focus();
  }, [done, addButton, undoButton]);
}

interface ToolbarProps extends VehicleListProps {
  readonly state: VehicleListState;
  readonly addButton: RefObject<HTMLButtonElement | null>;
}

function Toolbar(props: ToolbarProps): ReactElement {
  const { product, value, state, addButton, id = 'vehicle', isDisabled = false } = props;
  const words = useMessages(messages);
  const isFull = vehiclesOf(value).length >= mostVehiclesOf(product);
  return (
    <S.Actions>
      <Button
        ref={addButton}
        id={`${id}-others`}
        size="small"
        isDisabled={isDisabled || isFull}
        onPress={() => state.open({ kind: 'add' })}
      >
        {words.add}
      </Button>
      <Button size="small" isDisabled={isDisabled} onPress={() => state.open({ kind: 'import' })}>
        {words.import}
      </Button>
      {state.others.length > 0 ? (
        <Button size="small" isDisabled={isDisabled} onPress={() => state.open({ kind: 'licences' })}>
          {words.licences}
        </Button>
      ) : null}
    </S.Actions>
  );
}

/** Shows the problems of the whole list, for example that there are too many vehicles. */
function ListProblems({ problems = [] }: VehicleListProps): ReactElement | null {
  const sentenceOf = useSubjectSentences(vehicleWords.sentences);
  const { clauses } = usePunctuation();
  const own = problems.filter(({ path }) => path === 'others');
  if (own.length === 0) return null;
  return <Notice tone="danger">{clauses(own.map((problem) => sentenceOf(problem) ?? problem.code))}</Notice>;
}

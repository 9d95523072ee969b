import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { hasErrors, type Problem } from '../../domain/problem/problem.ts';
import { fleetPlaceOf } from '../../domain/subject/vehicle/fleet.ts';
import type { FleetVehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { fleetMessages } from '../../i18n/subjects/fleet.messages.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useSubjectSentences } from '../FormParts/index.ts';
import { unbroken, useVehicleColumns } from './useVehicleColumns.tsx';
import { messages, type VehicleListMessages } from './VehicleList.messages.ts';
import * as S from './VehicleList.styles.ts';

export interface VehicleListTableProps {
  /** Prefix of the ids of the edit buttons; an id is `${id}-others-${index}`. */
  id: string;
  /** The vehicles of the order except the first. */
  others: readonly FleetVehicle[];
  /** Problems of all vehicles of the order. */
  problems: readonly Problem[];
  /** If true, the rows have no buttons. */
  isReadOnly: boolean;
  /** If true, the buttons are unavailable. */
  isDisabled: boolean;
  /**
   * If true, the vehicles with errors are marked as invalid, so that `focus()` of the list can focus the first of them.
   */
  shouldMarkProblems: boolean;
  /** Called with the index of the vehicle that the user wants to edit. */
  onEdit: (at: number) => void;
  /** Called with the index and the name of the vehicle that the user removes. */
  onRemove: (at: number, name: string) => void;
}

/** A row of the table: one of the vehicles in `others`, with its number in the order. The numbers start with 2. */
interface Row {
  readonly place: number;
  /** Name of the vehicle: its number and its plate. */
  readonly name: string;
  readonly vehicle: FleetVehicle;
  readonly problems: readonly Problem[];
}

/** Shows texts of problems, each in a separate line. */
export function ProblemTexts({ problems }: { readonly problems: readonly Problem[] }): ReactElement {
  const sentenceOf = useSubjectSentences(vehicleWords.sentences);
  return (
    <S.Problems>
      {problems.map((problem) => (
        <li key={`${problem.path} ${problem.code}`} data-severity={problem.severity}>
          {sentenceOf(problem) ?? problem.code}
        </li>
      ))}
    </S.Problems>
  );
}

/** Returns the column with the problems of each vehicle. */
const checkColumn = ({ check, complete }: VehicleListMessages): DataGridColumn<Row> => ({
  id: 'check',
  header: check,
  cell: ({ problems }) =>
    problems.length === 0 ? <Tag tone="success">{complete}</Tag> : <ProblemTexts problems={problems} />,
});

/** Returns the function that renders the buttons of a row. */
const rowActionsOf =
  (props: VehicleListTableProps) =>
  (row: Row): ReactElement => <RowActions {...props} row={row} />;

/** The table of the vehicles in `others`, each with its problems and with buttons that edit and remove it. */
export function VehicleListTable(props: VehicleListTableProps): ReactElement {
  const { others, problems, isReadOnly } = props;
  const words = useMessages(messages);
  const { number, place: placeText } = useMessages(fleetMessages);
  const { names } = useMessages(vehicleWords.fields);
  const vehicleColumns = useVehicleColumns();
  const rows = others.map((vehicle, at): Row => {
    const place = at + 2;
    return {
      place,
      name: [placeText(place), vehicle.licencePlate].filter(Boolean).join(' '),
      vehicle,
      problems: problems.filter(({ path }) => fleetPlaceOf(path) === place),
    };
  });
  const columns: readonly DataGridColumn<Row>[] = [
    {
      id: 'place',
      header: number,
      cell: ({ place }) => unbroken(placeText(place)),
      isRowHeader: true,
    },
    ...vehicleColumns,
    { id: 'images', header: names.licenceImages, cell: ({ vehicle }) => words.images(vehicle.licenceImages.length) },
    checkColumn(words),
  ];
  return (
    <DataGrid
      caption={words.caption}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={({ place }) => String(place)}
      rowLabel={({ name }) => name}
      actions={isReadOnly ? undefined : rowActionsOf(props)}
    />
  );
}

/** The buttons that edit and remove a vehicle. */
function RowActions(props: VehicleListTableProps & { readonly row: Row }): ReactElement {
  const { id, row, isDisabled, shouldMarkProblems } = props;
  const words = useMessages(messages);
  const at = row.place - 2;
  return (
    <S.Actions data-invalid={(shouldMarkProblems && hasErrors(row.problems)) || undefined}>
      <Button
        id={`${id}-others-${at}`}
        size="small"
        variant="quiet"
        isDisabled={isDisabled}
        aria-label={words.editNamed(row.name)}
        onPress={() => props.onEdit(at)}
      >
        {words.edit}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isDisabled={isDisabled}
        aria-label={words.removeNamed(row.name)}
        onPress={() => props.onRemove(at, row.name)}
      >
        {words.remove}
      </Button>
    </S.Actions>
  );
}

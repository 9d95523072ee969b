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
import { useVehicleColumns } from './useVehicleColumns.ts';
import { messages } from './VehicleList.messages.ts';
import * as S from './VehicleList.styles.ts';

export interface VehicleListTableProps {
  /** Prefix of the ids of the edit buttons; an id is `${id}-others-${index}`. */
  id: string;
  /** The further vehicles. */
  others: readonly FleetVehicle[];
  /** Problems of the order's vehicles. */
  problems: readonly Problem[];
  /** If true, the vehicles have no buttons. */
  isReadOnly: boolean;
  /** If true, the buttons are unavailable. */
  isDisabled: boolean;
  /** If true, the vehicles with errors are marked as invalid, so that the focus is led to the first of them. */
  shouldMarkProblems: boolean;
  /** Called with the index of the vehicle that the user wants to edit. */
  onEdit: (at: number) => void;
  /** Called with the index and the name of the vehicle that the user removes. */
  onRemove: (at: number, name: string) => void;
}

/** A further vehicle with its number in the order, which begins with 2. */
interface Row {
  readonly place: number;
  readonly vehicle: FleetVehicle;
  readonly problems: readonly Problem[];
}

/** Texts about problems, each in a line of its own. */
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

/** The table of the further vehicles, each with its problems and with buttons that edit and remove it. */
export function VehicleListTable(props: VehicleListTableProps): ReactElement {
  const { id, others, problems, isReadOnly, isDisabled, shouldMarkProblems } = props;
  const words = useMessages(messages);
  const { number, place: placeText } = useMessages(fleetMessages);
  const { names } = useMessages(vehicleWords.fields);
  const columns = useVehicleColumns();
  const rows = others.map((vehicle, at): Row => {
    const place = at + 2;
    return { place, vehicle, problems: problems.filter(({ path }) => fleetPlaceOf(path) === place) };
  });
  const nameOf = ({ place, vehicle }: Row) => [placeText(place), vehicle.licencePlate].filter(Boolean).join(' ');
  const all: readonly DataGridColumn<Row>[] = [
    { id: 'place', header: number, cell: ({ place }) => placeText(place), isRowHeader: true },
    ...columns,
    {
      id: 'images',
      header: names.licenceImages,
      cell: ({ vehicle }) => words.images(vehicle.licenceImages.length),
    },
    {
      id: 'check',
      header: words.check,
      cell: (row) =>
        row.problems.length === 0 ? (
          <Tag tone="success">{words.complete}</Tag>
        ) : (
          <ProblemTexts problems={row.problems} />
        ),
    },
  ];
  return (
    <DataGrid
      caption={words.caption}
      isCaptionHidden
      columns={all}
      rows={rows}
      rowKey={({ place }) => String(place)}
      rowLabel={nameOf}
      actions={
        isReadOnly
          ? undefined
          : (row) => (
              <S.Actions data-invalid={(shouldMarkProblems && hasErrors(row.problems)) || undefined}>
                <Button
                  id={`${id}-others-${row.place - 2}`}
                  size="small"
                  variant="quiet"
                  isDisabled={isDisabled}
                  aria-label={words.editNamed(nameOf(row))}
                  onPress={() => props.onEdit(row.place - 2)}
                >
                  {words.edit}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  isDisabled={isDisabled}
                  aria-label={words.removeNamed(nameOf(row))}
                  onPress={() => props.onRemove(row.place - 2, nameOf(row))}
                >
                  {words.remove}
                </Button>
              </S.Actions>
            )
      }
    />
  );
}

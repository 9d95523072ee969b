import type { ReactElement } from 'react';

import { Checkbox } from '../../components/Checkbox/index.ts';
import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { hasErrors, type Problem } from '../../domain/problem/problem.ts';
import {
  fleetPlaceOf,
  isBlankVehicle,
  mostVehiclesOf,
  placesOfListed,
  vehiclesOf,
  withVehicles,
} from '../../domain/subject/vehicle/fleet.ts';
import type { VehicleProduct } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import type { Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { vehicleProblems } from '../../domain/subject/vehicle/vehicleProblems.ts';
import type { ListedVehicle, VehicleSheet } from '../../domain/subject/vehicle/vehicleSheet.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useVehicleColumns } from './useVehicleColumns.tsx';
import { messages } from './VehicleList.messages.ts';
import * as S from './VehicleList.styles.ts';
import { ProblemTexts } from './VehicleListTable.tsx';

export interface VehicleListPreviewProps {
  /** Product whose rules are used to check the vehicles. */
  product: VehicleProduct;
  /** The vehicles of the order before the import. */
  value: Vehicle;
  /** The vehicles that were read from the list. */
  sheet: VehicleSheet;
  /**
   * True if the list replaces all vehicles of the order except the first; false if the vehicles of the list are added.
   */
  replaces: boolean;
  /** Called with the new value of `replaces` when the user changes it. */
  onReplaces: (replaces: boolean) => void;
}

interface Row extends ListedVehicle {
  readonly problems: readonly Problem[];
}

/** Returns the column with the problems of each row. */
const checkColumn = (header: string): DataGridColumn<Row> => ({
  id: 'check',
  header,
  cell: (row) => <RowProblems {...row} />,
});

/**
 * True if the problem is shown in the row of its vehicle. Problems of images and of the address aren't shown, because
 * the user completes these after the import. A problem of the whole list is shown above the table.
 */
const isOfImport = ({ path, code }: Problem): boolean =>
  code !== 'vehicleLicenceRequired' && path !== 'others' && !path.startsWith('address');

/**
 * Returns the vehicles of the list. Each vehicle has the problems that it would have in the order after the import,
 * except the problems that `isOfImport` excludes.
 */
function rowsOf({ product, value, sheet, replaces }: VehicleListPreviewProps): readonly Row[] {
  const next = withVehicles(
    value,
    sheet.vehicles.map(({ vehicle }) => vehicle),
    replaces,
  );
  const problems = vehicleProblems(product, next).filter(isOfImport);
  const places = placesOfListed(value, sheet.vehicles.length, replaces);
  return sheet.vehicles.map((listed, at) => ({
    ...listed,
    problems: problems.filter(({ path }) => (fleetPlaceOf(path) ?? 1) - 1 === places[at]),
  }));
}

/**
 * Shows the vehicles of a list before they are imported. Each row shows its problems and the texts that couldn't be
 * understood.
 */
export function VehicleListPreview(props: VehicleListPreviewProps): ReactElement {
  const { product, value, sheet, replaces } = props;
  const words = useMessages(messages);
  const { names } = useMessages(vehicleWords.fields);
  const vehicleColumns = useVehicleColumns();
  const rows = rowsOf(props);
  const faulty = rows.filter(({ problems, unread }) => hasErrors(problems) || unread.length > 0);
  const doubtful = rows.filter(({ problems }) => problems.length > 0);
  const others = value.others?.length ?? 0;
  const total = vehiclesOf(value).length + rows.length - (replaces ? others : 0) - (isBlankVehicle(value) ? 1 : 0);
  const most = mostVehiclesOf(product);
  const columns: readonly DataGridColumn<Row>[] = [
    { id: 'row', header: words.row, cell: ({ row }) => String(row), isRowHeader: true },
    ...vehicleColumns,
    checkColumn(words.check),
  ];
  return (
    <S.Part>
      <Notice
        tone={faulty.length + doubtful.length > 0 ? 'warning' : 'success'}
        title={words.preview(rows.length, faulty.length, doubtful.length)}
      >
        {faulty.length > 0 ? words.afterwards : null}
        {words.licencesLater}
        {isBlankVehicle(value) ? words.fillsFirst : null}
      </Notice>
      {total > most ? <Notice tone="danger">{words.tooMany(total, most)}</Notice> : null}
      {sheet.missing.length > 0 ? (
        <Notice tone="warning">{words.missing(sheet.missing.map((field) => names[field]))}</Notice>
      ) : null}
      {sheet.ignored.length > 0 ? <S.Hint>{words.ignored(sheet.ignored)}</S.Hint> : null}
      {others > 0 ? (
        <Checkbox isSelected={replaces} onChange={props.onReplaces}>
          {words.replace(others)}
        </Checkbox>
      ) : null}
      <DataGrid
        caption={words.previewCaption}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row)}
      />
    </S.Part>
  );
}

/**
 * Shows the texts of a row that couldn't be understood, then the other problems of the row. If a field is empty because
 * its text wasn't understood, the problem of the empty field isn't shown.
 */
function RowProblems({ problems, unread }: Row): ReactElement {
  const words = useMessages(messages);
  const { names } = useMessages(vehicleWords.fields);
  const explained = new Set<string>(unread.map(({ field }) => field));
  const further = problems.filter(({ path }) => !explained.has(path.split('.').at(-1) ?? ''));
  if (unread.length + further.length === 0) return <>{words.complete}</>;
  return (
    <>
      <S.Problems>
        {unread.map(({ field, text }) => (
          <li key={field}>{words.unread(names[field], text)}</li>
        ))}
      </S.Problems>
      <ProblemTexts problems={further} />
    </>
  );
}

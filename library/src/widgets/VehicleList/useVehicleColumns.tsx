import type { ReactElement } from 'react';

import type { DataGridColumn } from '../../components/DataGrid/index.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { FleetVehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as S from './VehicleList.styles.ts';

/** A row of a table that shows a vehicle. */
interface VehicleRow {
  readonly vehicle: FleetVehicle;
}

const orDash = (text: string): string => text || '—';

const numberCell = (text: string): ReactElement => <S.Number>{orDash(text)}</S.Number>;

/** Returns the table columns for vehicles: licence plate, frame number, engine number, kind, use and seats. */
export function useVehicleColumns(): readonly DataGridColumn<VehicleRow>[] {
  const { names } = useMessages(vehicleWords.fields);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const uses: Readonly<Record<string, string>> = useMessages(vehicleUseMessages);
  return [
    { id: 'licencePlate', header: names.licencePlate, cell: ({ vehicle }) => numberCell(vehicle.licencePlate) },
    { id: 'frameNo', header: names.frameNo, cell: ({ vehicle }) => numberCell(vehicle.frameNo) },
    { id: 'engineNo', header: names.engineNo, cell: ({ vehicle }) => numberCell(vehicle.engineNo) },
    {
      id: 'detail',
      header: names.detail,
      cell: ({ vehicle }) => (vehicle.detail === '' ? '—' : nameOf(vehicle.detail)),
    },
    {
      id: 'useAttribute',
      header: names.useAttribute,
      cell: ({ vehicle }) => ownValue(uses, vehicle.useAttribute) ?? orDash(vehicle.useAttribute),
    },
    { id: 'seats', header: names.seats, cell: ({ vehicle }) => vehicle.seats ?? '—', align: 'end' },
  ];
}

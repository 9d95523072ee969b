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

/** Shows a short text in one line, or a dash if it is empty. */
export const unbroken = (text: string): ReactElement => <S.Unbroken>{orDash(text)}</S.Unbroken>;

/** Returns the table columns for vehicles: licence plate, frame number, engine number, kind, use and seats. */
export function useVehicleColumns(): readonly DataGridColumn<VehicleRow>[] {
  const { names } = useMessages(vehicleWords.fields);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const uses: Readonly<Record<string, string>> = useMessages(vehicleUseMessages);
  return [
    { id: 'licencePlate', header: names.licencePlate, cell: ({ vehicle }) => unbroken(vehicle.licencePlate) },
    { id: 'frameNo', header: names.frameNo, cell: ({ vehicle }) => unbroken(vehicle.frameNo) },
    { id: 'engineNo', header: names.engineNo, cell: ({ vehicle }) => unbroken(vehicle.engineNo) },
    {
      id: 'detail',
      header: names.detail,
      cell: ({ vehicle }) => unbroken(vehicle.detail === '' ? '' : nameOf(vehicle.detail)),
    },
    {
      id: 'useAttribute',
      header: names.useAttribute,
      cell: ({ vehicle }) => ownValue(uses, vehicle.useAttribute) ?? orDash(vehicle.useAttribute),
    },
    { id: 'seats', header: names.seats, cell: ({ vehicle }) => vehicle.seats ?? '—', align: 'end' },
  ];
}

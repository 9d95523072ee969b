import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import type { Vehicle } from '@tuanbao/library/domain/subject/vehicle/vehicle';
import { vehicleDetailMessages, vehicleUseMessages } from '@tuanbao/library/i18n/enumerations/vehicleDetail.messages';
import { fleetMessages } from '@tuanbao/library/i18n/subjects/fleet.messages';
import { type FleetText, fleetTexts } from '@tuanbao/library/i18n/subjects/fleetTexts';
import { vehicleWords } from '@tuanbao/library/i18n/subjects/vehicle.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { messages } from './recap.messages.ts';

/** Shows all vehicles of an order as a table, without controls. */
export function FleetRecap({ vehicle }: { readonly vehicle: Vehicle }): ReactElement {
  const words = useMessages(fleetMessages);
  const { names, absent } = useMessages(vehicleWords.fields);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const uses = useMessages(vehicleUseMessages);
  const { files } = useMessages(messages);
  const rows = fleetTexts(vehicle, { nameOf, uses, unregistered: absent.licencePlate ?? '' });
  const columns = useMemo(
    (): readonly DataGridColumn<FleetText>[] => [
      { id: 'place', header: words.number, cell: ({ place }) => String(place), isRowHeader: true },
      { id: 'licencePlate', header: names.licencePlate, cell: ({ licencePlate }) => licencePlate, width: '6.5em' },
      { id: 'frameNo', header: names.frameNo, cell: ({ frameNo }) => frameNo, width: '12.5em' },
      { id: 'engineNo', header: names.engineNo, cell: ({ engineNo }) => engineNo || '—' },
      { id: 'detail', header: names.detail, cell: ({ detail }) => detail },
      { id: 'useAttribute', header: names.useAttribute, cell: ({ useAttribute }) => useAttribute },
      { id: 'seats', header: names.seats, cell: ({ seats }) => seats, align: 'end' },
      { id: 'images', header: names.licenceImages, cell: ({ images }) => files(images), align: 'end' },
    ],
    [words, names, files],
  );
  return (
    <DataGrid caption={words.list(rows.length)} columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
  );
}

import type { ReactElement } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { mostVehiclesOf } from '../../domain/subject/vehicle/fleet.ts';
import type { VehicleProduct } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import { emptyFleetVehicle, type Vehicle } from '../../domain/subject/vehicle/vehicle.ts';
import { fleetMessages } from '../../i18n/subjects/fleet.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { VehicleListState } from './useVehicleListState.ts';
import { messages } from './VehicleList.messages.ts';
import { VehicleListEditor } from './VehicleListEditor.tsx';
import { VehicleListImport } from './VehicleListImport.tsx';
import { VehicleListLicences } from './VehicleListLicences.tsx';

export interface VehicleListDialogsProps {
  /** Product whose tariff defines the kinds of vehicle and the maximum number of vehicles. */
  product: VehicleProduct;
  /** The vehicles of the order. */
  value: Vehicle;
  /** Function that uploads one image or PDF of a vehicle licence. */
  upload: UploadFile;
  /** Files of vehicle licences that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** State of the list, including the dialog that is open. */
  state: VehicleListState;
}

/**
 * Renders the open dialog of the list. Renders nothing if no dialog is open, or if the order is too full for a new
 * vehicle.
 */
export function VehicleListDialogs({ state, ...props }: VehicleListDialogsProps): ReactElement | null {
  const words = useMessages(messages);
  const { place } = useMessages(fleetMessages);
  const { dialog, others, close } = state;
  if (!dialog) return null;
  if (dialog.kind === 'import') {
    return (
      <VehicleListImport
        product={props.product}
        value={props.value}
        onClose={close}
        onTake={(next, count) => state.edit(next, words.imported(count))}
      />
    );
  }
  if (dialog.kind === 'licences') {
    return (
      <VehicleListLicences
        value={props.value}
        upload={props.upload}
        onClose={close}
        onAssign={(next, count) => state.edit(next, words.assigned(count))}
      />
    );
  }
  const at = dialog.kind === 'edit' ? dialog.at : null;
  const [only, ...otherKinds] = props.product.tariff?.basis === 'perVehicle' ? props.product.tariff.vehicles : [];
  const fresh = { ...emptyFleetVehicle, detail: only && otherKinds.length === 0 ? only.detail : ('' as const) };
  if (at === null && others.length + 1 >= mostVehiclesOf(props.product)) return null;
  return (
    <VehicleListEditor
      key={at ?? 'add'}
      title={at === null ? words.addTitle : words.editTitle(place(at + 2))}
      vehicle={(at === null ? undefined : others[at]) ?? fresh}
      isNew={at === null}
      product={props.product}
      upload={props.upload}
      storedFiles={props.storedFiles}
      onClose={close}
      onConfirm={(vehicle) => (at === null ? state.add(vehicle) : state.replace(at, vehicle))}
    />
  );
}

import { useAttributes } from '../../domain/enumeration/vehicle.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { VehicleProduct } from '../../domain/subject/vehicle/fleetVehicleFields.ts';
import { saveFile } from '../../foundation/saveFile.ts';
import { vehicleDetailMessages, vehicleUseMessages } from '../../i18n/enumerations/vehicleDetail.messages.ts';
import { vehicleWords } from '../../i18n/subjects/vehicle.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { writeWorkbookInWorker } from '../../spreadsheet/writeWorkbookInWorker.ts';
import { messages } from './VehicleList.messages.ts';

const uses = useAttributes;

/**
 * Returns a function that downloads the template of a vehicle list. The template has the column captions, and drop-down
 * lists for kind and use.
 */
export function useVehicleTemplate({ tariff }: VehicleProduct): () => Promise<void> {
  const { templateFile, templateSheet } = useMessages(messages);
  const { names } = useMessages(vehicleWords.fields);
  const { nameOf } = useMessages(vehicleDetailMessages);
  const useNames = useMessages(vehicleUseMessages);
  const details = tariff?.basis === 'perVehicle' ? tariff.vehicles.map(({ detail }) => nameOf(detail)) : [];
  const columns = [
    { caption: names.licencePlate, width: 16 },
    { caption: names.frameNo, width: 24 },
    { caption: names.engineNo, width: 20 },
    { caption: names.detail, width: 24, choices: details },
    { caption: names.useAttribute, width: 14, choices: uses.map((use) => ownValue(useNames, use) ?? use) },
    { caption: names.seats, width: 14 },
  ];
  return async () => saveFile(await writeWorkbookInWorker([{ name: templateSheet, columns, rows: [] }]), templateFile);
}

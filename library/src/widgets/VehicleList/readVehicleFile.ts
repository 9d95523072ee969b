import type { VehicleDetail } from '../../domain/enumeration/vehicle.ts';
import {
  type VehicleSheet,
  type VehicleSheetRefusal,
  vehiclesOfSheet,
} from '../../domain/subject/vehicle/vehicleSheet.ts';
import { readDelimitedText } from '../../spreadsheet/delimitedText.ts';
import { readTables } from '../../spreadsheet/readTables.ts';
import type { SpreadsheetErrorCode } from '../../spreadsheet/spreadsheetError.ts';
import type { TableSheet } from '../../spreadsheet/tableSheet.ts';

/** Reasons for which a list can't be imported. */
export type VehicleFileRefusal = SpreadsheetErrorCode | VehicleSheetRefusal | 'unreadable';

/** The vehicles of the sheet with the most vehicles, or the reason why no sheet has any. */
function vehiclesOfSheets(
  sheets: readonly TableSheet[],
  details: readonly VehicleDetail[],
): VehicleSheet | VehicleFileRefusal {
  const results = sheets.map((sheet) => vehiclesOfSheet(sheet, details));
  const read = results.filter((result): result is VehicleSheet => typeof result !== 'string');
  const [best] = read.sort((one, other) => other.vehicles.length - one.vehicles.length);
  return best ?? results.find((result) => result === 'noVehicles') ?? 'noHeader';
}

/** Reads the vehicles of an xlsx or CSV file, or returns the reason why it can't be imported. Never throws. */
export async function readVehicleFile(
  file: File,
  details: readonly VehicleDetail[],
): Promise<VehicleSheet | VehicleFileRefusal> {
  const sheets = await readTables(file);
  return typeof sheets === 'string' ? sheets : vehiclesOfSheets(sheets, details);
}

/** Reads the vehicles of cells that were copied from a spreadsheet. */
export const readVehicleText = (text: string, details: readonly VehicleDetail[]): VehicleSheet | VehicleFileRefusal =>
  vehiclesOfSheets([readDelimitedText(text)], details);

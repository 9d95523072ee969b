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

/** Reasons why a list can't be imported. */
export type VehicleFileRefusal = SpreadsheetErrorCode | VehicleSheetRefusal | 'unreadable';

/**
 * Returns the vehicles of the sheet that has the most vehicles. If no sheet has vehicles, returns the reason why the
 * list can't be imported.
 */
function vehiclesOfSheets(
  sheets: readonly TableSheet[],
  details: readonly VehicleDetail[],
): VehicleSheet | VehicleFileRefusal {
  const results = sheets.map((sheet) => vehiclesOfSheet(sheet, details));
  const read = results.filter((result): result is VehicleSheet => typeof result !== 'string');
  const [best] = read.sort((one, other) => other.vehicles.length - one.vehicles.length);
  return best ?? results.find((result) => result === 'noVehicles') ?? 'noHeader';
}

/** Reads the vehicles of an xlsx or CSV file. If the file can't be imported, returns the reason. Never throws. */
export async function readVehicleFile(
  file: File,
  details: readonly VehicleDetail[],
): Promise<VehicleSheet | VehicleFileRefusal> {
  const sheets = await readTables(file);
  return typeof sheets === 'string' ? sheets : vehiclesOfSheets(sheets, details);
}

/**
 * Reads the vehicles from cells that were copied from a spreadsheet. If the cells can't be imported, returns the
 * reason.
 */
export const readVehicleText = (text: string, details: readonly VehicleDetail[]): VehicleSheet | VehicleFileRefusal =>
  vehiclesOfSheets([readDelimitedText(text)], details);

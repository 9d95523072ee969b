import type { VehicleDetail } from '../../domain/enumeration/vehicle.ts';
import {
  type VehicleSheet,
  type VehicleSheetRefusal,
  vehiclesOfSheet,
} from '../../domain/subject/vehicle/vehicleSheet.ts';
import { decodeText, readDelimitedText } from '../../spreadsheet/delimitedText.ts';
import { fileKindOf } from '../../spreadsheet/fileKind.ts';
import { openWorkbook } from '../../spreadsheet/openWorkbook.ts';
import { SpreadsheetError, type SpreadsheetErrorCode } from '../../spreadsheet/spreadsheetError.ts';
import type { TableSheet } from '../../spreadsheet/tableSheet.ts';

/** Reasons for which a list can't be imported. */
export type VehicleFileRefusal = SpreadsheetErrorCode | VehicleSheetRefusal | 'unreadable';

async function sheetsOf(bytes: Uint8Array): Promise<readonly TableSheet[] | SpreadsheetErrorCode> {
  const kind = fileKindOf(bytes);
  if (kind.kind === 'unreadable') return kind.code;
  if (kind.kind === 'text') return [readDelimitedText(decodeText(bytes))];
  const sheets: TableSheet[] = [];
  for (const sheet of await openWorkbook(bytes)) if (!sheet.isHidden) sheets.push(await sheet.read());
  return sheets;
}

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
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return 'unreadable';
  try {
    const sheets = await sheetsOf(new Uint8Array(bytes));
    return typeof sheets === 'string' ? sheets : vehiclesOfSheets(sheets, details);
  } catch (error) {
    return error instanceof SpreadsheetError ? error.code : 'damaged';
  }
}

/** Reads the vehicles of cells that were copied from a spreadsheet. */
export const readVehicleText = (text: string, details: readonly VehicleDetail[]): VehicleSheet | VehicleFileRefusal =>
  vehiclesOfSheets([readDelimitedText(text)], details);

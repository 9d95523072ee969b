import type { VehicleDetail } from '../../enumeration/vehicle.ts';
import { normaliseIdNumber } from '../../identity/idNumber.ts';
import { normalisePlate } from '../../identity/plate.ts';
import { normaliseVin } from '../../identity/vin.ts';
import { isBlankCell, isBlankRow, type Sheet, type SheetCell } from '../../roster/import/sheet.ts';
import { oneLine, withoutInvisible } from '../../roster/invisible.ts';
import { emptyFleetVehicle, type FleetVehicle } from './vehicle.ts';
import { columnOfCaption, type VehicleColumn } from './vehicleCaptions.ts';
import { seatsOfText, vehicleUseOfText, vehicleDetailOfText } from './vehicleTexts.ts';

/** A field of a vehicle that a list can contain. */
export type ListedField = Exclude<VehicleColumn, 'load' | 'number'>;

/** A cell that isn't understood. The field stays empty, and the original text of the cell is stored here. */
export interface UnreadCell {
  readonly field: ListedField;
  readonly text: string;
}

/** A vehicle of a list, with the cells of its row that aren't understood. */
export interface ListedVehicle {
  /** Number of the vehicle's row in the list, from 1. */
  readonly row: number;
  readonly vehicle: FleetVehicle;
  readonly unread: readonly UnreadCell[];
}

/** The vehicles of a list, with the missing fields and the ignored columns. */
export interface VehicleSheet {
  readonly vehicles: readonly ListedVehicle[];
  /**
   * Fields for which the list has no column. The kind of vehicle isn't missing if the product insures only one kind.
   */
  readonly missing: readonly ListedField[];
  /**
   * Captions of the columns that are ignored, because the caption is unknown or has the meaning of an earlier column.
   */
  readonly ignored: readonly string[];
}

/**
 * Reasons why a whole list is refused. `noHeader`: no row with at least two known captions was found. `noVehicles`: the
 * rows below the captions contain no vehicle.
 */
export type VehicleSheetRefusal = 'noHeader' | 'noVehicles';

const listedFields: readonly ListedField[] = ['licencePlate', 'frameNo', 'engineNo', 'detail', 'useAttribute', 'seats'];

/** The captions are searched in this number of rows at the top of the sheet. */
const headerRows = 20;
const fewestCaptions = 2;
/**
 * Maximum number of characters of a plate, a frame number or an engine number. A longer text can't be such a number.
 */
const longestNumber = 30;

type Rows = Pick<Sheet, 'rowCount' | 'rowNumberAt' | 'cellsAt'>;

const textOf = (cell: SheetCell | undefined): string =>
  cell === null || cell === undefined ? '' : oneLine(withoutInvisible(String(cell))).trim();

/**
 * The known columns of a row with captions, by column index. If several captions have the same meaning, only the first
 * of these columns is used.
 */
function columnsIn(row: readonly SheetCell[]): ReadonlyMap<number, VehicleColumn> {
  const columns = new Map<number, VehicleColumn>();
  const taken = new Set<VehicleColumn>();
  for (const [index, cell] of row.entries()) {
    const column = typeof cell === 'string' ? columnOfCaption(cell) : null;
    if (column === null || taken.has(column)) continue;
    taken.add(column);
    columns.set(index, column);
  }
  return columns;
}

interface Header {
  readonly position: number;
  readonly columns: ReadonlyMap<number, VehicleColumn>;
}

/**
 * The row with the most known captions among the first `headerRows` rows; the first such row if there are several. Null
 * when no row has at least `fewestCaptions` known captions.
 */
function headerOf(sheet: Rows): Header | null {
  let best: Header | null = null;
  for (let position = 0; position < Math.min(headerRows, sheet.rowCount); position++) {
    const columns = columnsIn(sheet.cellsAt(position));
    if (columns.size >= fewestCaptions && columns.size > (best?.columns.size ?? 0)) best = { position, columns };
  }
  return best;
}

/** Converts a text to the value of a field; null when the text isn't understood. */
function valueOf(field: ListedField, text: string, load: string): FleetVehicle[ListedField] {
  if (field === 'detail') return vehicleDetailOfText(text, load);
  if (field === 'useAttribute') return vehicleUseOfText(text);
  if (field === 'seats') return seatsOfText(text);
  const normalise = { licencePlate: normalisePlate, frameNo: normaliseVin, engineNo: normaliseIdNumber }[field];
  const number = normalise(text);
  return number.length > longestNumber ? null : number;
}

function vehicleOf(texts: ReadonlyMap<VehicleColumn, string>, row: number, base: FleetVehicle): ListedVehicle {
  const unread: UnreadCell[] = [];
  const values: Partial<Record<ListedField, FleetVehicle[ListedField]>> = {};
  for (const field of listedFields) {
    const text = texts.get(field) ?? '';
    if (text === '') continue;
    const value = valueOf(field, text, texts.get('load') ?? '');
    if (value === null) unread.push({ field, text });
    else values[field] = value;
  }
  return { row, vehicle: { ...base, ...values } as FleetVehicle, unread };
}

/**
 * Reads the vehicles of a list. The columns are found by their captions. Blank rows, repeated captions and rows without
 * a field of a vehicle are left out. The text of a field that isn't understood is stored in `unread`.
 * @param details kinds of vehicle that the product insures; if there is only one kind, no column is needed for it
 */
export function vehiclesOfSheet(sheet: Rows, details: readonly VehicleDetail[]): VehicleSheet | VehicleSheetRefusal {
  const header = headerOf(sheet);
  if (!header) return 'noHeader';
  const { position: first, columns } = header;
  const found = new Set(columns.values());
  const [only = ''] = details.length === 1 ? details : [];
  const base: FleetVehicle = { ...emptyFleetVehicle, detail: found.has('detail') ? '' : only };
  const vehicles: ListedVehicle[] = [];
  for (let position = first + 1; position < sheet.rowCount; position++) {
    const cells = sheet.cellsAt(position);
    if (isBlankRow(cells) || columnsIn(cells).size >= fewestCaptions) continue;
    const texts = new Map([...columns].map(([index, column]) => [column, textOf(cells[index])] as const));
    if (listedFields.every((field) => (texts.get(field) ?? '') === '')) continue;
    vehicles.push(vehicleOf(texts, sheet.rowNumberAt(position), base));
  }
  if (vehicles.length === 0) return 'noVehicles';
  return {
    vehicles,
    missing: listedFields.filter((field) => !found.has(field) && !(field === 'detail' && only !== '')),
    ignored: sheet
      .cellsAt(first)
      .flatMap((cell, index) => (isBlankCell(cell) || columns.has(index) ? [] : [textOf(cell)])),
  };
}

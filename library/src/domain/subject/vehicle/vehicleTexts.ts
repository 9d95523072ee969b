import type { TruckSize, UseAttribute, VehicleDetail } from '../../enumeration/vehicle.ts';
import { withoutInvisible } from '../../roster/invisible.ts';

/** Converts a text to half-width and lower case, without spaces, brackets and invisible characters. */
const plain = (text: string): string =>
  withoutInvisible(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s()[\]【】]/gu, '');

/** Ranges of the load. A range has two numbers: neither the digits nor the decimals of one number are a range. */
const ranges: readonly (readonly [RegExp, TruckSize])[] = [
  [/(?<![\d.])2(?:吨|t)?(?!\.\d)\D{1,8}5(?!\d)/u, 'from2tTo5t'],
  [/(?<![\d.])5(?:吨|t)?(?!\.\d)\D{1,8}10/u, 'from5tTo10t'],
  [/(?:under|below|lessthan|<|不足|小于)2(?:吨|t)?(?!\d)|(?<!\d)2(?:吨|t)?(?:以下|内)/u, 'under2t'],
  [/10(?:吨|t)?(?:及|或|含)?(?:以上|ormore|andmore)|(?:≥|>)10/u, 'from10t'],
];

/** The class of a truck by its load in tonnes. */
function sizeOfTonnes(tonnes: number): TruckSize {
  if (tonnes < 2) return 'under2t';
  if (tonnes < 5) return 'from2tTo5t';
  return tonnes < 10 ? 'from5tTo10t' : 'from10t';
}

/**
 * The load in tonnes that a text states, for example `1.8吨` or `1495kg`; null when the text states no load. A number
 * without a unit is in kilograms if it is at least 100, because vehicle licences state kilograms.
 */
function tonnesOf(text: string): number | null {
  const [, digits, unit = ''] = /^(\d+(?:\.\d+)?)(kg|千克|公斤|t|吨)?$/u.exec(plain(text)) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits);
  const isInKilograms = unit === '' ? number >= 100 : unit !== 't' && unit !== '吨';
  return isInKilograms ? number / 1000 : number;
}

function truckSizeOf(text: string, load: string): TruckSize | null {
  const range = ranges.find(([pattern]) => pattern.test(text))?.[1];
  if (range) return range;
  const own = /(?<![\d.])(\d{1,6}(?:\.\d{1,3})?)(?:吨|t)(?:货车|truck|$)/u.exec(text)?.[1];
  const tonnes = own === undefined ? tonnesOf(load) : Number(own);
  return tonnes === null ? null : sizeOfTonnes(tonnes);
}

const special = /特种车?(?:辆|类)?(一|二|四|1|2|4)|(一|二|四|1|2|4)类特种车?|specialvehicle(one|two|four|1|2|4)/u;
const specialNumbers: ReadonlyMap<string, VehicleDetail> = new Map([
  ...(['一', '1', 'one'] as const).map((word) => [word, 'special:one'] as const),
  ...(['二', '2', 'two'] as const).map((word) => [word, 'special:two'] as const),
  ...(['四', '4', 'four'] as const).map((word) => [word, 'special:four'] as const),
]);

const truck = /货车|卡车|牵引车|truck|lorry|吨/u;
const passengerCar = /客车|轿车|乘用车|小汽车|面包车|越野车|suv|mpv|passengercar|(?:^|小)car$|bus$/u;

/**
 * The kind of vehicle that a text in a list means, for example 货车 2-5吨 or 小型轿车; null when the text isn't understood.
 * @param load text of the load (核定载质量); it decides the class of a truck if `text` doesn't name the class
 */
export function vehicleDetailOfText(text: string, load = ''): VehicleDetail | null {
  const words = plain(text);
  const found = special.exec(words);
  if (found) return specialNumbers.get(found[1] ?? found[2] ?? found[3] ?? '') ?? null;
  if (truck.test(words)) {
    const size = truckSizeOf(words, load);
    return size && `truck:${size}`;
  }
  return passengerCar.test(words) ? 'passengerCar' : null;
}

/** The use of a vehicle that a text in a list means, for example 非营运 or 公路货运; null when the text isn't understood. */
export function vehicleUseOfText(text: string): UseAttribute | null {
  const words = plain(text);
  if (/非|自用|家用|家庭|机关|non-?commercial|private/u.test(words)) return 'nonCommercial';
  return /营|货运|客运|出租|租赁|commercial/u.test(words) ? 'commercial' : null;
}

/**
 * The number of seats that a text in a list states, for example `5`, 核载5人 or 7座. Null when the text isn't
 * understood.
 */
export function seatsOfText(text: string): number | null {
  const digits = /^(?:核载|核定|核定载客)?(\d{1,3})(?:座|人|位|seats?)?$/u.exec(plain(text))?.[1];
  return digits === undefined ? null : Number(digits);
}

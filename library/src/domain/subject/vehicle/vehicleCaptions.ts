import { plainCaption } from '../../roster/import/rosterCaptions.ts';

/**
 * A column of a list of vehicles. `load` (核定载质量) only decides the class of a truck, and `number` (序号) is the
 * number of the row.
 */
export type VehicleColumn =
  | 'licencePlate'
  | 'frameNo'
  | 'engineNo'
  | 'detail'
  | 'useAttribute'
  | 'seats'
  | 'load'
  | 'number';

/** Captions that lists of vehicles use for each column, in the form that `plainCaption` returns. */
const captions: Readonly<Record<VehicleColumn, string>> = {
  licencePlate: `车牌号 车牌号码 车牌 号牌号码 号牌 车号 牌照号 牌照 机动车号牌 车辆号牌 licenceplate licenseplate plate plateno
    platenumber registrationnumber`,
  frameNo: `车架号 车架号码 车架 大架号 vin vin码 vin号 vin车架号 车架号vin 车辆识别代号 车辆识别代码 车辆识别号 车辆识别号码 识别代号
    车辆识别代号/车架号 车架号/vin framenumber frameno chassisnumber chassisno`,
  engineNo: '发动机号 发动机号码 发动机编号 引擎号 enginenumber engineno',
  detail: '车型 车辆种类 车辆类型 车辆类别 车种 种类 机动车种类 kindofvehicle vehicletype vehiclekind kind type',
  useAttribute: '使用性质 车辆使用性质 用途 使用用途 性质 use usage useattribute',
  seats: `座位数 座位 座位数量 座数 核定座位数 核定座位 核定载客 核定载客数 核定载客人数 核定载人数 核载人数 核载 载客人数 seats seatcount
    numberofseats`,
  load: '核定载质量 载质量 核定载重 载重 载重量 吨位 吨位数 核定吨位 load tonnage payload',
  number: '序号 编号 行号 no number',
};

const columnByCaption: ReadonlyMap<string, VehicleColumn> = new Map(
  (Object.keys(captions) as VehicleColumn[]).flatMap((column) =>
    captions[column].split(/\s+/).map((caption) => [caption, column] as const),
  ),
);

/** The column that a caption means, for example 号牌号码 or `VIN`; null when the caption is unknown. */
export const columnOfCaption = (caption: string): VehicleColumn | null =>
  columnByCaption.get(plainCaption(caption)) ?? null;

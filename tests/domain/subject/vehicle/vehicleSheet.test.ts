import { vehicleDetails } from '@tuanbao/library/domain/enumeration/vehicle';
import { assignLicences, vehicleOfFile } from '@tuanbao/library/domain/subject/vehicle/licenceFiles';
import { columnOfCaption } from '@tuanbao/library/domain/subject/vehicle/vehicleCaptions';
import { vehiclesOfSheet } from '@tuanbao/library/domain/subject/vehicle/vehicleSheet';
import {
  seatsOfText,
  vehicleUseOfText,
  vehicleDetailOfText,
} from '@tuanbao/library/domain/subject/vehicle/vehicleTexts';
import { vehicleDetailMessages } from '@tuanbao/library/i18n/enumerations/vehicleDetail.messages';
import { vehicleWords } from '@tuanbao/library/i18n/subjects/vehicle.messages';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { describe, expect, it } from 'vitest';

type Cell = string | number | boolean | null;
const sheetOf = (...rows: readonly (readonly Cell[])[]) => ({
  rowCount: rows.length,
  rowNumberAt: (position: number) => position + 1,
  cellsAt: (position: number) => rows[position] ?? [],
  usedColumns: () => new Set(rows.flatMap((row) => [...row.keys()])),
});
const read = (...rows: readonly (readonly Cell[])[]) => vehiclesOfSheet(sheetOf(...rows), vehicleDetails);

describe('the words of a list', () => {
  it.each([
    ['号牌号码', 'licencePlate'],
    ['车牌号 *', 'licencePlate'],
    ['车辆识别代号（VIN）', 'frameNo'],
    ['VIN', 'frameNo'],
    ['车架号/VIN', 'frameNo'],
    ['发动机号码', 'engineNo'],
    ['车辆种类', 'detail'],
    ['核定载客（人）', 'seats'],
    ['核定载质量(kg)', 'load'],
    ['constructor', null],
  ])('%s is the caption of %s', (caption, column) => {
    expect(columnOfCaption(caption)).toBe(column);
  });

  it('are understood in the captions and names that the forms use', () => {
    for (const locale of ['zh-CN', 'en-US'] as const) {
      const { names } = vehicleWords.fields[locale];
      for (const field of ['licencePlate', 'frameNo', 'engineNo', 'detail', 'useAttribute', 'seats'] as const)
        expect(columnOfCaption(names[field])).toBe(field);
      for (const detail of vehicleDetails)
        expect(vehicleDetailOfText(vehicleDetailMessages[locale].nameOf(detail))).toBe(detail);
    }
  });

  it.each([
    ['小型普通客车', '', 'passengerCar'],
    ['轿车', '', 'passengerCar'],
    ['货车 2-5吨', '', 'truck:from2tTo5t'],
    ['货车（5 吨至 10 吨）', '', 'truck:from5tTo10t'],
    ['1.8吨货车', '', 'truck:under2t'],
    ['25吨货车', '', 'truck:from10t'],
    ['12.5吨货车', '', 'truck:from10t'],
    ['货车(载重25吨)', '', 'truck:from10t'],
    ['truck25t', '', 'truck:from10t'],
    ['2.5吨货车', '', 'truck:from2tTo5t'],
    ['15.5 吨货车 10 辆', '', 'truck:from10t'],
    ['重型半挂牵引车', '40000', 'truck:from10t'],
    ['轻型货车', '1495kg', 'truck:under2t'],
    ['轻型货车', '4.9 吨', 'truck:from2tTo5t'],
    ['二类特种车', '', 'special:two'],
    ['特种车三', '', null],
    ['货车', '', null],
    ['__proto__', '', null],
  ])('%s with the load %j is %s', (text, load, detail) => {
    expect(vehicleDetailOfText(text, load)).toBe(detail);
  });

  it.each([
    ['营运', 'commercial'],
    ['公路货运', 'commercial'],
    ['非营运', 'nonCommercial'],
    ['企业自用', 'nonCommercial'],
    ['Non-commercial', 'nonCommercial'],
    ['其他', null],
  ])('%s is the use %s', (text, use) => {
    expect(vehicleUseOfText(text)).toBe(use);
  });

  it.each([
    ['７座', 7],
    ['核载5人', 5],
    ['5+2', null],
    ['-5', null],
  ])('%s are %s seats', (text, seats) => {
    expect(seatsOfText(text)).toBe(seats);
  });
});

describe('a list of vehicles', () => {
  const captions = ['序号', '号牌号码', 'VIN', '发动机号', '车辆种类', '使用性质', '核定载客', '备注'];

  it('is read below its title, without blank rows and repeated captions', () => {
    const list = read(
      ['某公司车辆清单'],
      captions,
      [1, '粤b·20001', 'lsvaa4180e2100001', 'EA888', '轿车', '营业', 5, '新车'],
      ['', ' ', null],
      captions,
      [2, '', 'LSVAA4180E2100002', null, '2吨以下货车', '非营运', '3座', ''],
      ['合计', '', '', '', '', '', '', '2 辆'],
    );
    expect(list).toMatchObject({
      vehicles: [
        {
          row: 3,
          unread: [],
          vehicle: {
            licencePlate: '粤B20001',
            frameNo: 'LSVAA4180E2100001',
            engineNo: 'EA888',
            detail: 'passengerCar',
            useAttribute: 'commercial',
            seats: 5,
          },
        },
        { row: 6, vehicle: { licencePlate: '', detail: 'truck:under2t', useAttribute: 'nonCommercial', seats: 3 } },
      ],
      missing: [],
      ignored: ['备注'],
    });
  });

  it('keeps the texts that it does not understand', () => {
    const long = '见附件'.repeat(20);
    const list = read(['车牌号', '车架号', '车型', '座位数'], [long, 'X1', '小火车', '七座']);
    expect(list).toMatchObject({
      vehicles: [
        {
          vehicle: { licencePlate: '', frameNo: 'X1', detail: '', seats: null },
          unread: [
            { field: 'licencePlate', text: long },
            { field: 'detail', text: '小火车' },
            { field: 'seats', text: '七座' },
          ],
        },
      ],
      missing: ['engineNo', 'useAttribute'],
    });
  });

  it('needs no column for the kind if the product insures only one', () => {
    const list = vehiclesOfSheet(sheetOf(['车牌号', '座位'], ['粤B20001', 5]), ['passengerCar']);
    expect(list).toMatchObject({
      vehicles: [{ vehicle: { detail: 'passengerCar' } }],
      missing: expect.not.arrayContaining(['detail']) as unknown,
    });
  });

  it('is refused without captions or vehicles', () => {
    expect(read(['粤B20001', 'LSVAA4180E2100001'])).toBe('noHeader');
    expect(read(captions)).toBe('noVehicles');
  });
});

describe('files of vehicle licences', () => {
  const vehicles = [car, ...furtherVehicles(2)];

  it('belong to the vehicle whose plate or frame number their name contains', () => {
    expect(vehicleOfFile('粤B·20001 正本.JPG', vehicles)).toBe(1);
    expect(vehicleOfFile(`行驶证_${car.frameNo.toLowerCase()}.pdf`, vehicles)).toBe(0);
    expect(vehicleOfFile('粤B20001粤B20002.jpg', vehicles)).toBeNull();
    expect(vehicleOfFile('IMG_0001.jpg', vehicles)).toBeNull();
  });

  it('are assigned once, up to the most per vehicle, and the others are named', () => {
    const files = [
      { id: 'a', name: '粤B20001.jpg' },
      { id: 'a', name: '粤B20001.jpg' },
      { id: 'b', name: '粤B20001副本.jpg' },
      { id: 'c', name: 'IMG_1.jpg' },
    ];
    const result = assignLicences(furtherVehicles(2, { licenceImages: [] }), files, 1);
    expect(result.vehicles.map(({ licenceImages }) => licenceImages)).toEqual([['a'], []]);
    expect(result).toMatchObject({ assigned: 2, unmatched: ['IMG_1.jpg'], surplus: ['粤B20001副本.jpg'] });
  });
});

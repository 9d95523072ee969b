import { writeWorkbook } from '@tuanbao/library/spreadsheet/writeWorkbook';
import { expect, it } from 'vitest';

import { readVehicleFile, readVehicleText } from '../../library/src/widgets/VehicleList/readVehicleFile.ts';

const details = ['truck:under2t', 'truck:from10t'] as const;
const captions = ['车牌号', '车架号', '发动机号', '车型', '使用性质', '核定座位数'];
const columns = captions.map((caption) => ({ caption }));
const row = ['粤B20001', 'LSVAA4184E2200001', '0012345', '货车 10吨及以上', '营业', 3];

it('reads the sheet with the vehicles of a workbook, and keeps zeros at the start of a number', async () => {
  const bytes = writeWorkbook([
    { name: '说明', columns: [{ caption: '填写说明' }], rows: [['请逐行填写']] },
    { name: '车辆', columns, rows: [row] },
  ]);
  expect(await readVehicleFile(new File([bytes], '车辆.xlsx'), details)).toMatchObject({
    vehicles: [
      {
        row: 2,
        unread: [],
        vehicle: { licencePlate: '粤B20001', engineNo: '0012345', detail: 'truck:from10t', seats: 3 },
      },
    ],
    missing: [],
    ignored: [],
  });
});

it('reads copied cells', () => {
  const text = [captions, row].map((cells) => cells.join('\t')).join('\n');
  expect(readVehicleText(text, details)).toMatchObject({ vehicles: [{ vehicle: { useAttribute: 'commercial' } }] });
});

it.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['an old workbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'legacy'],
  ['a damaged workbook', new TextEncoder().encode('PK\u0003\u0004xlsx'), 'damaged'],
  ['a text without captions', new TextEncoder().encode('甲,乙\n1,2'), 'noHeader'],
  ['captions without vehicles', new TextEncoder().encode('车牌号,车架号\n,'), 'noVehicles'],
])('refuses %s', async (_, bytes, reason) => {
  expect(await readVehicleFile(new File([bytes], '清单'), details)).toBe(reason);
});

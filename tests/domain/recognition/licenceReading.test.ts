import { licenceLooks, licenceReading } from '@tuanbao/library/domain/recognition/licenceReading';
import type { PrintedLine } from '@tuanbao/library/domain/recognition/printedLine';
import { describe, expect, test } from 'vitest';

import { printed } from './printed.ts';

const code = '91350100M000100Y43';
const name = '远山精密机械有限公司';
/** A licence in landscape format. The code is below its label, and the other data are in two columns. */
const licence: readonly PrintedLine[] = [
  printed(100, 150, '统一社会信用代码'),
  printed(100, 195, code),
  printed(900, 140, '营业执照', 92, 96),
  printed(100, 400, '名'),
  printed(230, 400, '称'),
  printed(310, 400, name),
  printed(1000, 400, '注册资本'),
  printed(1190, 400, '壹佰万元整'),
  printed(100, 500, '类'),
  printed(230, 500, '型'),
  printed(310, 500, '有限责任公司'),
  printed(1000, 500, '成立日期'),
  printed(1190, 500, '2012年03月07日'),
  printed(100, 600, '法定代表人'),
  printed(310, 600, '宋知远'),
  printed(1000, 600, '住'),
  printed(1130, 600, '所'),
  printed(1190, 600, '云州市示例路1号3栋'),
  printed(1190, 645, '1201室'),
  printed(100, 690, '经营范围'),
  printed(310, 690, '机械设备制造'),
];
const valuesOf = (lines: readonly PrintedLine[], again = new Map()) =>
  Object.fromEntries(Object.entries(licenceReading(lines, again)).map(([field, { value }]) => [field, value]));
const facts = {
  groupIdNo: code,
  groupName: name,
  legalPersonName: '宋知远',
  establishedOn: '2012-03-07',
  address: '云州市示例路1号3栋1201室',
};

describe('a photographed business licence', () => {
  test('has its values beside their labels, the code below, the address over two lines', () => {
    expect(valuesOf(licence)).toEqual(facts);
  });

  test('may have labels that touch the value, or are misread', () => {
    const lines = licence.flatMap((line) => {
      if (line.text === '称') return [];
      if (line.text === name) return [printed(230, 400, `称 ”${name}`)];
      return [line.text === '法定代表人' ? { ...line, text: '法宁代表人' } : line];
    });
    expect(valuesOf(lines)).toEqual(facts);
  });

  test('has a name that must be checked if it has no label', () => {
    const lines = licence.filter(({ text }) => text !== '名' && text !== '称');
    expect(licenceReading(lines, new Map()).groupName).toMatchObject({ value: name, isToBeChecked: true });
  });

  test('needs no check if each place was read twice with the same result, except the address, which may continue', () => {
    const again = new Map(
      Object.entries({ ...facts, establishedOn: '2012年03月07日', 'groupIdNo grey': code }).map(
        ([id, text]) => [id, { text, confidence: 92, weakest: 92 }] as const,
      ),
    );
    const reading = licenceReading(licence, again);
    const marked = Object.entries(reading).filter(([, { isToBeChecked }]) => isToBeChecked);
    expect(marked.map(([field]) => field)).toEqual(['address']);
  });

  test('is read a second time at its values, or below the label if the code is illegible', () => {
    expect(licenceLooks(licence).map(({ id }) => id)).toEqual([
      'groupIdNo',
      'groupIdNo grey',
      'groupName',
      'establishedOn',
      'legalPersonName',
      'address',
    ]);
    const [look] = licenceLooks(licence.filter(({ text }) => text !== code));
    expect(look?.box).toMatchObject({ left: 100, top: 180 });
  });

  test('that is not a licence has no values', () => {
    expect(valuesOf([printed(0, 0, '菜单'), printed(0, 60, '宫保鸡丁 38 元')])).toEqual({
      groupIdNo: '',
      groupName: '',
      legalPersonName: '',
      establishedOn: '',
      address: '',
    });
  });
});

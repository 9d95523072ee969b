import { idCardCheckDigit } from '@tuanbao/library/domain/identity/checkDigits';
import { idCardLooks, idCardPhotograph } from '@tuanbao/library/domain/recognition/idCardPhotograph';
import { describe, expect, test } from 'vitest';

import { printed } from './printed.ts';

const body = '11010119900307233';
const idNo = body + idCardCheckDigit(body);
const today = '2026-11-20';
const card = [
  printed(90, 140, '姓名'),
  printed(200, 140, '沈知远'),
  printed(90, 230, '性别'),
  printed(200, 230, '男'),
  printed(90, 320, '出生'),
  printed(90, 690, '公民身份号码'),
];

describe('a photographed id card', () => {
  test('has its number to the right of its label, read separately', () => {
    const again = new Map([
      ['name', { text: '沈知远', confidence: 90, weakest: 88 }],
      ['idNo', { text: idNo, confidence: 90, weakest: 90 }],
      ['idNo grey', { text: idNo, confidence: 80, weakest: 80 }],
    ]);
    expect(idCardLooks(card).map(({ id }) => id)).toEqual(['name', 'idNo', 'idNo grey']);
    expect(idCardPhotograph(card, again, today)).toEqual({
      name: { value: '沈知远', confidence: 90, isToBeChecked: false },
      idNo: { value: idNo, confidence: 90, isToBeChecked: false },
    });
  });

  test.each([
    ['a wrong check digit that no exchange explains', `${body}${idNo.endsWith('4') ? '3' : '4'}`],
    ['a birthday to come', '110101209003072334'],
    ['no number', '有效期限'],
  ])('with %s has no number', (_, text) => {
    const again = new Map([['idNo', { text, confidence: 90, weakest: 90 }]]);
    expect(idCardPhotograph(card, again, today).idNo.value).toBe('');
  });
});

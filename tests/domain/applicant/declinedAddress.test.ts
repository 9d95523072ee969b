import { applicantProblems } from '@tuanbao/library/domain/applicant/applicantProblems';
import { declinedAddressProblems } from '@tuanbao/library/domain/applicant/declinedAddress';
import { applicantContextOf } from '@tuanbao/library/domain/product/applicantContext';
import { applicantProblemMessages, applicantProblemText } from '@tuanbao/library/i18n/applicantProblems.messages';
import { expect, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { applicant } from '../../../stories/fixtures/order/applicant.ts';

const declined = ['矿区', '烟花厂', '540000', '440305'];
const shenzhen = { provinceCode: 440000, cityCode: 440300, districtCode: 440304, detail: '福华路 1 号' };

it.each([
  { because: 'a street in the city', change: {}, isDeclined: false },
  { because: 'a declined word', change: { detail: '第三矿区 5 栋' }, isDeclined: true },
  { because: 'a declined word in another notation', change: { detail: '第三 矿\u200B区' }, isDeclined: true },
  { because: 'a declined district', change: { districtCode: 440305 }, isDeclined: true },
  {
    because: 'a place in a declined province',
    change: { provinceCode: 540000, cityCode: 540100, districtCode: 540102 },
    isDeclined: true,
  },
  { because: 'nothing chosen', change: { provinceCode: 0, cityCode: 0, districtCode: 0 }, isDeclined: false },
  { because: 'no code at all', change: { districtCode: NaN }, isDeclined: false },
])('$because', ({ change, isDeclined }) => {
  expect(declinedAddressProblems({ ...shenzhen, ...change }, declined)).toHaveLength(isDeclined ? 1 : 0);
});

it('is accepted if nothing is declined, and if the list contains only blanks', () => {
  expect(declinedAddressProblems(shenzhen, [])).toEqual([]);
  expect(declinedAddressProblems(shenzhen, ['', ' '])).toEqual([]);
});

it('refuses the applicant’s address by the product’s list, in words', () => {
  const [product] = loadCatalogue().products;
  if (!product) throw new Error('the catalogue is empty');
  const occupation = { ...product.occupation, declinedAddresses: [String(applicant.address.cityCode)] };
  const context = applicantContextOf({ ...product, occupation }, '2026-11-20');

  const [problem] = applicantProblems(applicant, context).filter(({ path }) => path === 'address');

  expect(problem).toMatchObject({ code: 'addressDeclined', severity: 'error' });
  expect(problem && applicantProblemText(applicantProblemMessages['zh-CN'], problem)).toBe('该地址不予承保');
});

import { emptyApplicant } from '@tuanbao/library/domain/applicant/applicant';
import { loadRegions } from '@tuanbao/library/domain/region/loadRegions';
import { subjectFieldsOf, type SubjectSection } from '@tuanbao/library/domain/subject/insuredSubjects';
import { insuredSubjectWords } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { car, hotel, house, pools, works } from '@tuanbao/library/samples/subjects';
import { expect, test } from 'vitest';

import { applicationPdf } from '../../app/server/documents/applicationPdf.ts';
import type { FactWords } from '../../app/server/documents/organisationWords.ts';
import { subjectWords } from '../../app/server/documents/subjectWords.ts';
import { pdfTextOf } from '../setup/pdfText.ts';

const subjects = { construction: works, swimmingPool: pools, vehicle: car, house, orderExtension: hotel } as const;
const regions = await loadRegions();

const formWith = async (facts: readonly FactWords[]) =>
  pdfTextOf(
    await applicationPdf({
      productName: '示例产品',
      insurerName: '示例保险人',
      applicant: emptyApplicant,
      address: '',
      organisation: [],
      subjects: facts,
      fleet: [],
      startDate: '2026-12-01',
      months: 12,
      heads: 0,
      totalFen: 100_00,
      schemes: [],
      madeAt: new Date('2026-11-20T02:00:00Z'),
      madeOn: '2026-11-20',
      issuer: { name: '示例经纪', licence: '', isPlatform: false },
      isSample: true,
    }),
  );

test.each(Object.keys(subjects) as SubjectSection[])(
  'the application form lists every printed field of: %s',
  async (section) => {
    const given = { [section]: subjects[section] };
    const text = await formWith(subjectWords(given, regions));
    const { names, periods } = insuredSubjectWords[section].fields['zh-CN'];
    for (const [field, { isPrinted }] of subjectFieldsOf(section)) {
      const name = periods[field] ?? names[field] ?? field;
      expect([field, text.includes(name)]).toEqual([field, isPrinted]);
    }
  },
);

test('the application form describes the insured object in words, without empty fields', async () => {
  const text = await formWith(subjectWords({ construction: { ...works, areaSquareMetres: null } }, regions));
  expect(text).toContain('投保标的');
  expect(text).toContain('工程造价 ¥8,000,000.00');
  expect(text).toContain('施工期间 2026-12-01 至 2027-11-30');
  expect(text).toContain('施工资质 二级');
  expect(text).not.toContain('建筑面积');
  expect(await formWith([])).not.toContain('投保标的');
});

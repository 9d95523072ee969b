import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import {
  emptySubjectOf,
  insuredSubjectsProblems,
  subjectFieldsOf,
  type SubjectSection,
  subjectSections,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { insuredSubjectWords } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { subjectProblemMessages } from '@tuanbao/library/i18n/subjects/subjectProblems.messages';
import { expect, it } from 'vitest';

import { catalogue } from '../../../stories/fixtures/catalogue.ts';

const asking: Readonly<Record<SubjectSection, ProductDefinition>> = {
  construction: catalogue.constructionByCost,
  swimmingPool: catalogue.swimmingPool,
  vehicle: catalogue.vehicle,
  house: catalogue.house,
  orderExtension: catalogue.venueLiability,
};

const fields = subjectSections.flatMap((section) =>
  subjectFieldsOf(section).map(([field, shape]) => [section, field, shape] as const),
);

it.each(fields)('%s.%s has a value while nothing is entered, and a name in both languages', (section, field) => {
  expect(Object.keys(emptySubjectOf(section))).toContain(field);
  for (const words of Object.values(insuredSubjectWords[section].fields)) expect(words.names[field]).toBeTruthy();
});

it.each(fields.filter(([, , { control }]) => control.kind === 'choice'))(
  'every word of the choice %s.%s has a name in both languages',
  (section, field, { control }) => {
    const pack = ownValue(insuredSubjectWords[section].choices, field);
    for (const names of [pack?.['zh-CN'], pack?.['en-US']])
      for (const word of control.kind === 'choice' ? control.words : []) expect(ownValue(names, word)).toBeTruthy();
  },
);

it.each(fields)('%s.%s: missing or invalid values have a message in both languages', (section, field, { control }) => {
  const wrong: Readonly<Record<typeof control.kind, unknown>> = {
    text: 'x'.repeat(10_000),
    choice: 'another',
    day: '2026-02-30',
    area: -1,
    count: 0.5,
    money: 0.5,
    address: { provinceCode: 0, cityCode: 0, districtCode: 0, detail: '' },
    files: [],
    film: '',
    rows: control.kind === 'rows' ? [control.empty] : [],
  };
  const given = { [section]: { ...emptySubjectOf(section), [field]: wrong[control.kind] } };
  const problems = insuredSubjectsProblems(asking[section], given).filter(({ path }) =>
    `${path}.`.startsWith(`${section}.${field}.`),
  );
  expect(problems.length > 0).toBe(control.kind !== 'film'); // A video (`film`) is optional; its address isn't checked.
  for (const { code, params } of problems)
    for (const words of Object.values(subjectProblemMessages)) expect(words[code](params)).toBeTruthy();
});

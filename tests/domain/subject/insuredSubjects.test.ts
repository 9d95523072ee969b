import { materialsMissing } from '@tuanbao/library/domain/material/orderMaterials';
import { problemsOfDraft } from '@tuanbao/library/domain/order/draftProblems';
import { newDraft } from '@tuanbao/library/domain/order/newDraft';
import { quotableDraftOf } from '@tuanbao/library/domain/order/quotableDraft';
import { quote } from '@tuanbao/library/domain/rating/quote';
import { withNewScheme } from '@tuanbao/library/domain/scheme/schemeList';
import { ratingSubjectOf, subjectSections, subjectsFor } from '@tuanbao/library/domain/subject/insuredSubjects';
import { completeSubjects } from '@tuanbao/library/samples/subjects';
import { expect, describe, it } from 'vitest';

import { loadCatalogue } from '../../../app/catalogue/loadCatalogue.ts';
import { applicant } from '../../../stories/fixtures/order/applicant.ts';

const native = loadCatalogue().products.filter(({ jump }) => jump.kind === 'native');
const withoutRoster = native
  .filter(({ basis }) => basis !== 'perPerson')
  .map((product) => [product.id, product] as const);
const context = { today: '2026-11-20', forbiddenWords: [], closedDays: [] };

it.each(native.map((product) => [product.id, product] as const))(
  'a draft of %s begins with the fields of its sections',
  (_, product) => {
    const draft = newDraft(product, '2026-11-20', '方案1');
    const asked = subjectSections.filter((section) => product.sections.write.includes(section));
    expect(Object.keys(draft).filter((key) => (subjectSections as readonly string[]).includes(key))).toEqual(asked);
  },
);

describe.each(withoutRoster)('%s, which is not priced by persons', (_, product) => {
  const begun = newDraft(product, '2026-11-20', '方案1');
  const needed = materialsMissing(product, {}).map(({ params }) => [
    params['material'],
    ['https://files.example/a.pdf'],
  ]);
  const complete = { ...begun, ...completeSubjects(product), applicant, materials: Object.fromEntries(needed) };
  const natured = { ...complete, applicant: { ...applicant, groupNature: product.applicant.natures[0] ?? '' } };
  const errorsOf = (draft: typeof begun) =>
    problemsOfDraft(product, draft, new Map(), context).filter(({ severity }) => severity === 'error');
  const totalOf = (draft: typeof begun) =>
    quote(product, quotableDraftOf(draft, new Map(), ratingSubjectOf(product, draft))).totalFen;

  it('has a price and no errors when it is complete, without persons or occupations', () => {
    expect(errorsOf(natured)).toEqual([]);
    expect(totalOf(natured)).toBeGreaterThan(0);
  });

  it('before that it has no price, and its section is named as missing', () => {
    expect(totalOf(begun)).toBeNull();
    const [section = ''] = subjectSections.filter((each) => product.sections.write.includes(each));
    expect(errorsOf(begun).some(({ path }) => path.startsWith(`${section}.`))).toBe(true);
  });

  it('refuses a second scheme, which would price the same thing again', () => {
    const schemes = withNewScheme(product, natured.schemes, (position) => `方案${position}`);
    expect(errorsOf({ ...natured, schemes }).map(({ code }) => code)).toEqual(['singleSchemeOnly']);
  });
});

it('leaves out fields that a product does not request, and keeps given values', () => {
  const product = native.find(({ basis }) => basis === 'perHouse');
  if (!product) throw new Error('no product for houses');
  const all = native.reduce((given, each) => ({ ...given, ...completeSubjects(each) }), {});
  expect(subjectsFor(product, all)).toEqual(completeSubjects(product));
});

import { draftDifference, isSameContent } from '@tuanbao/library/domain/order/draftDifference';
import { maskedPair } from '@tuanbao/library/domain/roster/maskedPair';
import { employerLiability } from '@tuanbao/library/samples/products';
import { car, furtherVehicles } from '@tuanbao/library/samples/subjects';
import { describe, expect, it } from 'vitest';

import { catalogue } from '../../../stories/fixtures/catalogue.ts';
import { completeDraft } from '../../fixtures/orderDraft.ts';

const draft = completeDraft(employerLiability, { heads: 3 });
const [first, second, third] = draft.persons;
const nobody = { onlyMine: [], onlyTheirs: [], changed: [] };

describe('differences of two versions of a draft', () => {
  it('are none if the contents are equal, for any version of the product', () => {
    expect(isSameContent(draft, { ...draft, productVersion: draft.productVersion + 1 })).toBe(true);
  });

  it('contain the field with both values, if only the landline or the mobile differs', () => {
    const applicant = { ...draft.applicant, landline: '010-88886666', contactMobile: '13800000009' };
    expect(draftDifference(draft, { ...draft, applicant })).toEqual({
      fields: [
        { path: 'applicant.contactMobile', mine: draft.applicant.contactMobile, theirs: '13800000009' },
        { path: 'applicant.landline', mine: draft.applicant.landline, theirs: '010-88886666' },
      ],
      persons: nobody,
    });
  });

  it('contain the fields of each further vehicle, also of one that only one version has', () => {
    const [van, lorry] = furtherVehicles(2);
    const fleet = { ...completeDraft(catalogue.vehicle), vehicle: { ...car, others: [van!] } };
    const others = [{ ...van!, seats: 7 }, lorry!];
    const { fields } = draftDifference(fleet, { ...fleet, vehicle: { ...car, others } });
    expect(fields.slice(0, 2)).toEqual([
      { path: 'vehicle.others.0.seats', mine: 5, theirs: 7 },
      { path: 'vehicle.others.1.licencePlate', mine: '', theirs: '粤B20002' },
    ]);
    expect(isSameContent(fleet, { ...fleet, vehicle: { ...car, others: [] } })).toBe(false);
  });

  it('treat a field that was never requested as an empty one', () => {
    const { establishedOn: _, ...applicant } = { ...draft.applicant, establishedOn: '' };
    expect(isSameContent({ ...draft, applicant }, { ...draft, applicant: { ...applicant, establishedOn: '' } })).toBe(
      true,
    );
  });

  it('contain the clause of a scheme, and a scheme that only one version has', () => {
    const [scheme] = draft.schemes;
    const [clause] = scheme!.clauses;
    const changed = {
      ...scheme!,
      clauses: scheme!.clauses.map((each) => ({ ...each, sumInsured: each.sumInsured + 1 })),
    };
    const added = { ...scheme!, id: 'new', name: '方案二' };
    const { fields } = draftDifference(draft, { ...draft, schemes: [changed, added] });
    expect(fields).toContainEqual({
      path: `schemes.${scheme!.id}.clauses.${clause!.code}`,
      mine: clause!.sumInsured,
      theirs: clause!.sumInsured + 1,
    });
    expect(fields).toContainEqual({ path: 'schemes.new.name', mine: '', theirs: '方案二' });
  });

  it('contain occupations with the same name and different codes', () => {
    const [scheme] = draft.schemes;
    const withWelder = (code: string, occupationClass: 4 | 5) => ({
      ...draft,
      schemes: [{ ...scheme!, occupations: [{ code, name: '电焊工', occupationClass, heads: 8 }] }],
    });
    const [mine, theirs] = [withWelder('0701020', 5), withWelder('0802007', 4)];
    expect(isSameContent(mine, theirs)).toBe(false);
    expect(draftDifference(mine, theirs).fields).toEqual([
      { path: `schemes.${scheme!.id}.occupations.电焊工 0701020`, mine: 8, theirs: '' },
      { path: `schemes.${scheme!.id}.occupations.电焊工 0802007`, mine: '', theirs: 8 },
    ]);
  });

  it('compare files by their addresses', () => {
    const { fields } = draftDifference(draft, { ...draft, materials: { businessLicence: ['a', 'b'] } });
    expect(fields).toEqual([{ path: 'materials.businessLicence', mine: '', theirs: ['a', 'b'] }]);
  });

  it('contain persons who were added, removed or changed', () => {
    const corrected = { ...second!, occupationCode: '1701005' };
    const added = { ...third!, key: 99, name: '周远山' };
    const { persons, fields } = draftDifference(draft, { ...draft, persons: [first!, corrected, added] });
    expect(fields).toEqual([]);
    expect(persons).toEqual({ onlyMine: [third], onlyTheirs: [added], changed: [{ mine: second, theirs: corrected }] });
  });

  it('treat two persons with the same key as two persons, not as one who changed', () => {
    const other = { ...third!, name: '周远山', idNo: '110101199003070011' };
    const { persons } = draftDifference(draft, { ...draft, persons: [first!, second!, other] });
    expect(persons).toEqual({ onlyMine: [third], onlyTheirs: [other], changed: [] });
  });
});

describe('two personal values side by side', () => {
  it.each([
    ['13800001234', '13800005678', '138****1234', '138****5678'],
    ['13812341234', '13856781234', '13812341234', '13856781234'],
    ['13812341234', '13812349234', '138****1234', '138****9234'],
    ['010-88886666', '', '010-88886666', ''],
  ])('%s and %s show the difference', (one, other, shown, otherShown) => {
    expect(maskedPair(one, other, { start: 3, end: 4 })).toEqual([shown, otherShown]);
  });
});

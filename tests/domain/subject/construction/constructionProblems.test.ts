import type { Construction } from '@tuanbao/library/domain/subject/construction/construction';
import { constructionAreaSubjectOf } from '@tuanbao/library/domain/subject/construction/constructionKind';
import { contractSubjectOf } from '@tuanbao/library/domain/subject/construction/constructionKind';
import { constructionProblems } from '@tuanbao/library/domain/subject/construction/constructionProblems';
import { describe, expect, it } from 'vitest';

const project: Construction = {
  projectName: '滨江二期安置房',
  projectType: 'otherCivilBuilding',
  labourType: 'nonLabour',
  qualification: 'secondGrade',
  areaSquareMetres: 12_345.67,
  costFen: 8_000_000_00,
  startDate: '2026-12-01',
  endDate: '2027-11-30',
  address: { provinceCode: 330_000, cityCode: 330_100, districtCode: 330_102, detail: '示例路1号' },
  materialImages: ['https://files.example/plan.png'],
  contractVideo: '',
};

const found = (change: Partial<Construction>, basis: 'byArea' | 'byContractCost' | 'perPerson' = 'byContractCost') =>
  constructionProblems({ basis }, { ...project, ...change }).map(({ path, code }) => `${path} ${code}`);

describe('a construction project', () => {
  it('has nothing wrong when it is complete', () => {
    expect(found({})).toEqual([]);
  });

  it.each([
    [{ projectName: ' ' }, 'projectName projectNameRequired'],
    [{ projectName: '长'.repeat(101) }, 'projectName textTooLong'],
    [{ projectName: '\uD800'.repeat(50_000) }, 'projectName textTooLong'],
    [{ projectType: '' }, 'projectType projectTypeRequired'],
    [{ labourType: '' }, 'labourType labourTypeRequired'],
    [{ qualification: '' }, 'qualification qualificationRequired'],
    [{ costFen: null }, 'costFen projectCostRequired'],
    [{ costFen: Number.NaN }, 'costFen costInvalid'],
    [{ costFen: 1e308 }, 'costFen costInvalid'],
    [{ areaSquareMetres: -1 }, 'areaSquareMetres areaInvalid'],
    [{ areaSquareMetres: Infinity }, 'areaSquareMetres areaInvalid'],
    [{ startDate: '' }, 'startDate worksStartRequired'],
    [{ startDate: '2026-02-30' }, 'startDate dateInvalid'],
    [{ endDate: '' }, 'endDate worksEndRequired'],
    [{ endDate: '2026-11-30' }, 'endDate worksEndBeforeStart'],
    [{ address: { ...project.address, cityCode: 0 } }, 'address projectAddressRequired'],
    [{ materialImages: [''] }, 'materialImages projectMaterialsRequired'],
  ] satisfies [Partial<Construction>, string][])('%j is said: %s', (change, problem) => {
    expect(found(change)).toEqual([problem]);
  });

  it('requires the number on which the premium is based, and no other', () => {
    expect(found({ areaSquareMetres: null }, 'byContractCost')).toEqual([]);
    expect(found({ areaSquareMetres: null }, 'byArea')).toEqual(['areaSquareMetres projectAreaRequired']);
    expect(found({ areaSquareMetres: null, costFen: null }, 'perPerson')).toEqual([]);
  });

  it('may last a single day', () => {
    expect(found({ endDate: project.startDate })).toEqual([]);
  });

  it('is priced once all that counts is known', () => {
    expect(contractSubjectOf(project)).toMatchObject({ basis: 'byContractCost', costFen: 8_000_000_00 });
    expect(contractSubjectOf({ ...project, qualification: '' })).toBeNull();
    expect(constructionAreaSubjectOf(project)).toMatchObject({ basis: 'byArea', areaSquareMetres: 12_345.67 });
    expect(constructionAreaSubjectOf({ ...project, areaSquareMetres: null })).toBeNull();
  });
});

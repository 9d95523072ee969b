import { isCalendarDay } from '../../calendar/calendarDay.ts';
import { constructionQualifications, labourTypes, projectTypes } from '../../enumeration/construction.ts';
import { errorAt } from '../../problem/problem.ts';
import type { ProductDefinition } from '../../product/productDefinition.ts';
import type { SubjectFields } from '../shape/subjectField.ts';
import type { Construction, ConstructionCode } from './construction.ts';

/**
 * The fields of a construction project: kind, size, period and place (specification §3, construction info). The amount
 * from which the premium is computed, area or cost, is required.
 */
export const constructionFields: SubjectFields<Construction, ConstructionCode, Pick<ProductDefinition, 'basis'>> = {
  projectName: {
    control: { kind: 'text', longest: 100, isLong: true, normalise: (name) => name.trim() },
    demand: 'required',
    missing: 'projectNameRequired',
    recap: 'top',
    isPrinted: true,
  },
  projectType: {
    control: { kind: 'choice', words: projectTypes },
    demand: 'required',
    missing: 'projectTypeRequired',
    unknown: 'projectTypeUnknown',
    recap: 'cell',
    isPrinted: true,
  },
  labourType: {
    control: { kind: 'choice', words: labourTypes },
    demand: 'required',
    missing: 'labourTypeRequired',
    unknown: 'labourTypeUnknown',
    recap: 'cell',
    isPrinted: true,
  },
  qualification: {
    control: { kind: 'choice', words: constructionQualifications },
    demand: 'required',
    missing: 'qualificationRequired',
    unknown: 'qualificationUnknown',
    recap: 'cell',
    isPrinted: true,
  },
  areaSquareMetres: {
    control: { kind: 'area' },
    demand: ({ basis }) => (basis === 'byArea' ? 'required' : 'optional'),
    missing: 'projectAreaRequired',
    recap: 'cell',
    isPrinted: true,
  },
  costFen: {
    control: { kind: 'money' },
    demand: ({ basis }) => (basis === 'byContractCost' ? 'required' : 'optional'),
    missing: 'projectCostRequired',
    recap: 'cell',
    isPrinted: true,
  },
  startDate: {
    control: { kind: 'day' },
    demand: 'required',
    missing: 'worksStartRequired',
    recap: 'bottom',
    until: 'endDate',
    isPrinted: true,
  },
  endDate: {
    control: { kind: 'day' },
    demand: 'required',
    missing: 'worksEndRequired',
    problems: ({ startDate, endDate }) =>
      isCalendarDay(startDate) && isCalendarDay(endDate) && endDate < startDate
        ? [errorAt('endDate', 'worksEndBeforeStart')]
        : [],
    recap: 'never',
    isPrinted: false,
  },
  address: {
    control: { kind: 'address', isDetailOptional: true },
    demand: 'required',
    missing: 'projectAddressRequired',
    recap: 'bottom',
    isPrinted: true,
  },
  materialImages: {
    control: { kind: 'files', accept: ['image', 'pdf'], most: 20 },
    demand: 'required',
    missing: 'projectMaterialsRequired',
    recap: 'cell',
    isPrinted: false,
  },
  contractVideo: { control: { kind: 'film' }, demand: 'optional', recap: 'never', isPrinted: false },
};

import type { ProductDefinition } from '../domain/product/productDefinition.ts';
import { withClause, withPlan } from '../domain/scheme/chooseClause.ts';
import { newScheme } from '../domain/scheme/newScheme.ts';
import type { OccupationLine, Scheme } from '../domain/scheme/scheme.ts';
import { employerLiability } from './products.ts';

const [basic, plus] = employerLiability.plans;
if (!basic || !plus) throw new Error('the fixture product has two plans');

const clerks: OccupationLine = { code: '0001001', name: '公务员、职员（内勤）', occupationClass: 1, heads: 6 };

/** Office staff on the basic plan. */
export const officeScheme: Scheme = {
  ...withClause(basic, newScheme(employerLiability, 's1', '方案一'), 'ELMED'),
  occupations: [clerks],
};

/** Workers of two classes on the second, better plan (`plus`), with all clauses selected. */
export const workshopScheme: Scheme = {
  ...withClause(
    plus,
    withClause(plus, withPlan(plus, newScheme(employerLiability, 's2', '车间方案')), 'ELPLACE', 200_000),
    'ELTHIRD',
  ),
  payoutRatio: 'P100',
  disabilityTable: 'T3',
  deductible: 'D0',
  occupations: [
    { code: '', name: '电子产品装配工', occupationClass: 3, heads: 20 },
    { code: '', name: '叉车驾驶员', occupationClass: 4, heads: 2 },
  ],
};

/** A new scheme without occupations. */
export const untouchedScheme: Scheme = newScheme(employerLiability, 's3', '方案三');

/** A scheme with a very long name. The name of its occupation is very long too. */
export const longNamedScheme: Scheme = {
  ...workshopScheme,
  id: 's4',
  name: '华东区域第三生产基地一线装配、仓储、驾驶及外包驻场人员专用方案',
  occupations: [
    {
      code: '0502003',
      name: '大型起重设备安装、调试、拆卸及高处检修作业人员（含带电作业）',
      occupationClass: 4,
      heads: 12_000,
    },
  ],
};

/** A new scheme for each plan of a product. */
export const schemesOfPlans = (product: ProductDefinition): readonly Scheme[] =>
  product.plans.map((plan) => newScheme({ ...product, plans: [plan] }, plan.code, plan.name));

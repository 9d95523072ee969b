import { constructionQualifications, labourTypes, projectTypes } from '../domain/enumeration/construction.ts';
import type { Clause, ProductDefinition, SumInsuredOption } from '../domain/product/productDefinition.ts';
import { defineProduct } from '../products/defineProduct.ts';

const insurer = { code: 'SAMPLE-P', name: '示例财产保险股份有限公司' };

const sums = (...tenThousands: number[]): readonly SumInsuredOption[] =>
  tenThousands.map((amount) => ({ sumInsured: amount * 10_000, label: `${amount}万` }));

const main = (code: string, name: string, options: readonly SumInsuredOption[]): Clause => ({
  code,
  name,
  kind: 'main',
  isOptional: false,
  options,
});

/** Group accident (团体意外), priced per person. */
export const groupAccident: ProductDefinition = defineProduct({
  family: 'groupAccident',
  id: '99911',
  version: 1,
  name: '同行团体意外险（示例版）',
  summary: '意外身故伤残与意外医疗，3 人起投',
  insurer,
  plans: [
    {
      code: 'A',
      name: '标准计划',
      rate: '1',
      clauses: [
        {
          ...main('GA01', '意外身故及伤残', sums(10, 20, 50)),
          ratesPerMille: { 1: '0.5', 2: '0.6', 3: '0.9', 4: '1.5' },
        },
        {
          ...main('GA02', '意外医疗', sums(1, 2, 5)),
          kind: 'addOn',
          isOptional: true,
          ratesPerMille: { 1: '1.4', 2: '1.7', 3: '2.5', 4: '4' },
        },
      ],
    },
  ],
});

/** Construction accident (建工意外), priced by the cost of the contract. */
export const constructionByCost: ProductDefinition = defineProduct({
  family: 'construction',
  id: '99912',
  version: 1,
  name: '筑安建筑工程意外险（示例版）',
  summary: '按工程造价计费，不记名',
  insurer,
  plans: [
    {
      code: 'A',
      name: '标准计划',
      rate: '1',
      clauses: [main('CA01', '意外身故及伤残', sums(30)), main('CA02', '意外医疗', sums(3))],
    },
  ],
  tariff: {
    basis: 'byContractCost',
    rates: projectTypes.flatMap((projectType) =>
      labourTypes.flatMap((labourType) =>
        constructionQualifications.map((qualification) => ({
          projectType,
          labourType,
          qualification,
          perMille: projectType === 'indoorDecoration' ? '1.6' : '1.1',
        })),
      ),
    ),
  },
});

/** Swimming pool liability (游泳池责任), priced per pool. */
export const swimmingPool: ProductDefinition = defineProduct({
  family: 'swimmingPool',
  id: '99913',
  version: 1,
  name: '清波游泳池责任险（示例版）',
  summary: '按泳池面积与个数计费',
  insurer,
  plans: [{ code: 'A', name: '标准计划', rate: '1', clauses: [main('SP01', '每次事故责任', sums(100))] }],
  tariff: {
    basis: 'perPool',
    bands: [
      { upTo: 500, premium: '2600' },
      { upTo: null, premium: '6800' },
    ],
  },
});

/** Vehicle occupants (驾乘意外), priced per seat; an order insures up to 20 vehicles. */
export const vehicle: ProductDefinition = defineProduct({
  family: 'vehicle',
  id: '99914',
  version: 1,
  name: '畅行驾乘人员意外险（示例版）',
  summary: '按座位计费',
  insurer,
  plans: [{ code: 'A', name: '标准计划', rate: '1', clauses: [main('VH01', '驾乘人员意外身故及伤残', sums(20))] }],
  tariff: {
    basis: 'perVehicle',
    vehicles: [{ detail: 'passengerCar', countedOn: 'seat', premium: '28.60' }],
    useAttributes: { commercial: '1.35', nonCommercial: '1' },
    mostVehicles: 20,
  },
});

/** Home contents and buildings (团体家财), priced per house. */
export const house: ProductDefinition = defineProduct({
  family: 'house',
  id: '99915',
  version: 1,
  name: '安居团体家财险（示例版）',
  summary: '按房屋面积档计费',
  insurer,
  plans: [
    {
      code: 'A',
      name: '标准计划',
      rate: '1',
      clauses: [{ ...main('HS01', '房屋主体', sums(100)), premiumsByAreaClass: { 1: '128', 501: '276' } }],
    },
  ],
});

/** Venue liability (场所责任), priced by area. */
export const venueLiability: ProductDefinition = defineProduct({
  family: 'venueLiability',
  id: '99916',
  version: 1,
  name: '迎宾场所责任险（示例版）',
  summary: '按营业面积计费',
  insurer,
  plans: [
    {
      code: 'A',
      name: '标准计划',
      rate: '1',
      clauses: [{ ...main('VL01', '每次事故责任', sums(50, 100)), ratePerSquareMetre: '0.02' }],
    },
  ],
});

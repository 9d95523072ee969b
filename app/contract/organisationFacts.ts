import type { OrganisationFacts } from '@tuanbao/library/domain/applicant/organisationFacts';
import type { InferType } from 'yup';

import type { Codec } from './call.ts';
import { dayOrEmpty, shape, text } from './fields.ts';
import { companyCategoryWords, operatorRelationWords } from './wireTables/organisations.ts';

/** Fields of the applicant that only some products ask for; a record of before they were asked for has none of them. */
export const factFields = {
  setUpTime: dayOrEmpty().optional(),
  legalPersonIdNo: text(60).optional(),
  operatorRelation: text(10).optional(),
  companyCategory: text(20).optional(),
  totalEmployers: text(20).optional(),
  totalIncome: text(40).optional(),
  groupAssets: text(40).optional(),
  registersdFunds: text(40).optional(),
};

const factsWire = shape(factFields);

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;

/** Facts in the specification's spelling; what is absent stays absent. */
export const factsCodec: Codec<Partial<OrganisationFacts>, InferType<typeof factsWire>> = {
  schema: factsWire,
  toWire: (facts) =>
    given({
      setUpTime: facts.establishedOn,
      legalPersonIdNo: facts.legalPersonIdNo,
      operatorRelation: facts.operatorRelation && operatorRelationWords.codeOf(facts.operatorRelation),
      companyCategory: facts.companyCategory && companyCategoryWords.codeOf(facts.companyCategory),
      totalEmployers: facts.employeeTotal,
      totalIncome: facts.annualIncome,
      groupAssets: facts.totalAssets,
      registersdFunds: facts.registeredCapital,
    }),
  fromWire: (wire) =>
    given({
      establishedOn: wire.setUpTime,
      legalPersonIdNo: wire.legalPersonIdNo,
      operatorRelation: wire.operatorRelation && operatorRelationWords.wordOf(wire.operatorRelation),
      companyCategory: wire.companyCategory && companyCategoryWords.wordOf(wire.companyCategory),
      employeeTotal: wire.totalEmployers,
      annualIncome: wire.totalIncome,
      totalAssets: wire.groupAssets,
      registeredCapital: wire.registersdFunds,
    }) as Partial<OrganisationFacts>,
};

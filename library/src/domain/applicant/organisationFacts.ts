import { type CalendarDay, isCalendarDay } from '../calendar/calendarDay.ts';
import { companyCategories } from '../enumeration/companyCategory.ts';
import { operatorRelations } from '../enumeration/operatorRelation.ts';
import { idCardProblems } from '../identity/idCard.ts';
import { normaliseIdNumber } from '../identity/idNumber.ts';
import { errorAt, type Problem } from '../problem/problem.ts';

/** What some products ask of an organisation beside who it is (specification §3, group applicant); empty where nothing was filled in. */
export interface OrganisationFacts {
  /** 成立日期, `YYYY-MM-DD`. */
  readonly establishedOn: string;
  readonly legalPersonIdNo: string;
  /** What the person who handles the policy is to the organisation: a word of `OperatorRelation`. */
  readonly operatorRelation: string;
  /** A word of `CompanyCategory`. */
  readonly companyCategory: string;
  /** 员工总数, a whole number. */
  readonly employeeTotal: string;
  /** 年营业收入, in yuan. */
  readonly annualIncome: string;
  /** 资产总额, in yuan. */
  readonly totalAssets: string;
  /** 注册资本, in yuan. */
  readonly registeredCapital: string;
}

export type OrganisationFact = keyof OrganisationFacts;

/** Nothing filled in yet. */
export const emptyFacts: OrganisationFacts = {
  establishedOn: '',
  legalPersonIdNo: '',
  operatorRelation: '',
  companyCategory: '',
  employeeTotal: '',
  annualIncome: '',
  totalAssets: '',
  registeredCapital: '',
};

/** The facts by name, in the order of reading. */
export const organisationFacts: readonly OrganisationFact[] = Object.keys(emptyFacts) as OrganisationFact[];

export type OrganisationFactCode =
  | 'dateInvalid'
  | 'establishedLater'
  | 'legalPersonIdInvalid'
  | 'choiceUnknown'
  | 'employeeTotalInvalid'
  | 'yuanInvalid';

type FactCheck = (text: string, today: CalendarDay) => OrganisationFactCode | null;

/** Digits as people write them, without the spaces and commas between them. */
const figure = (text: string): string => text.normalize('NFKC').replace(/[\s,]/gu, '').replace(/元$/u, '');

const normal: Readonly<Partial<Record<OrganisationFact, (text: string) => string>>> = {
  legalPersonIdNo: normaliseIdNumber,
  employeeTotal: (text) => figure(text).replace(/人$/u, ''),
  annualIncome: figure,
  totalAssets: figure,
  registeredCapital: figure,
};

/** The facts as they are checked and stored; what was never asked for stays absent. */
export const normaliseFacts = (facts: Partial<OrganisationFacts>): Partial<OrganisationFacts> =>
  Object.fromEntries(
    organisationFacts.flatMap((fact) => {
      const text = facts[fact];
      return text === undefined ? [] : [[fact, normal[fact]?.(text) ?? text]];
    }),
  );

const oneOf =
  (choices: readonly string[]): FactCheck =>
  (text) =>
    choices.includes(text) ? null : 'choiceUnknown';

const yuan: FactCheck = (text) => (/^\d{1,13}(\.\d{1,2})?$/.test(text) ? null : 'yuanInvalid');

const factChecks: Readonly<Record<OrganisationFact, FactCheck>> = {
  establishedOn: (text, today) => {
    if (!isCalendarDay(text)) return 'dateInvalid';
    return text > today ? 'establishedLater' : null;
  },
  // a foreigner's document is as the certificate has it; what has the length of an id card is one
  legalPersonIdNo: (text, today) => {
    const isRight = /^(\d{15}|\d{17}[\dX])$/.test(text)
      ? idCardProblems(text, today).every(({ severity }) => severity !== 'error')
      : /^[0-9A-Z()/-]{5,30}$/.test(text);
    return isRight ? null : 'legalPersonIdInvalid';
  },
  operatorRelation: oneOf(operatorRelations),
  companyCategory: oneOf(companyCategories),
  employeeTotal: (text) => (/^[1-9]\d{0,6}$/.test(text) ? null : 'employeeTotalInvalid'),
  annualIncome: yuan,
  totalAssets: yuan,
  registeredCapital: yuan,
};

/** What is wrong with a fact that holds something; it is normalised already. */
export function factProblems(
  fact: OrganisationFact,
  facts: Partial<OrganisationFacts>,
  today: CalendarDay,
): readonly Problem<OrganisationFactCode>[] {
  const code = factChecks[fact](facts[fact] ?? '', today);
  return code === null ? [] : [errorAt(fact, code)];
}

/** Whether a field of the applicant is one of these. */
export const isOrganisationFact = (field: string): field is OrganisationFact => Object.hasOwn(emptyFacts, field);

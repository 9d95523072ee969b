import type { CalendarDay } from '../domain/calendar/calendarDay.ts';
import { classesOf, isOccupationClass } from '../domain/occupation/occupationClass.ts';
import type { EndorsementKind } from '../domain/product/endorsementRule.ts';
import type { AgeRange, ProductDefinition } from '../domain/product/productDefinition.ts';
import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import type { PersonWords } from './personWords.messages.ts';
import { plural } from './plural.ts';

/** Terms (投保须知) that the definition of a product can contain. */
export type ProductTermId =
  | 'ages'
  | 'classes'
  | 'minHeads'
  | 'persons'
  | 'idTypes'
  | 'endorsementIdTypes'
  | 'socialSecurity'
  | 'quantity'
  | 'declinedAddresses'
  | 'areas'
  | 'durations'
  | 'startDays'
  | 'closedDays'
  | 'materials'
  | 'endorsements';

/** A term of a product in the user's language. */
export interface ProductTerm {
  readonly id: ProductTermId;
  readonly term: string;
  readonly text: string;
}

/** Names of the terms of a product, and the words from which the texts of the terms are built. */
export interface ProductTermWords {
  readonly terms: Readonly<Record<ProductTermId, string>>;
  readonly separator: string;
  readonly ageRange: (min: number, max: number) => string;
  readonly anyAge: string;
  readonly agedAtOrder: (ages: string) => string;
  readonly agesOfClass: (occupationClass: string, ages: string) => string;
  readonly personRange: (min: number, max: number) => string;
  readonly classList: (classes: string) => string;
  readonly minHeads: (occupationClass: string, heads: number) => string;
  readonly asked: string;
  readonly quantity: (max: number) => string;
  readonly duration: (months: number) => string;
  readonly startDays: (earliest: number, latest: number) => string;
  readonly wholeCountry: string;
  readonly authorisation: string;
  readonly stampedForm: string;
  readonly endorsementKinds: Readonly<Record<EndorsementKind, string>>;
  readonly noEndorsements: string;
}

export const productTermWords: MessagePack<ProductTermWords> = messagePack<ProductTermWords>(
  {
    terms: {
      ages: '承保年龄',
      classes: '职业类别',
      minHeads: '类别最低人数',
      persons: '投保人数',
      idTypes: '证件类型',
      endorsementIdTypes: '保全增员、替换的证件类型',
      socialSecurity: '社保情况',
      quantity: '投保份数',
      declinedAddresses: '不承保地址',
      areas: '销售地区',
      durations: '保险期限',
      startDays: '起保日期',
      closedDays: '不可起保日',
      materials: '投保资料',
      endorsements: '保全',
    },
    separator: '、',
    ageRange: (min, max) => counted`${min}-${max} 周岁`,
    anyAge: '不限',
    agedAtOrder: (ages) => `${ages}（按下单日计算）`,
    agesOfClass: (occupationClass, ages) => `${occupationClass} 类 ${ages}`,
    personRange: (min, max) => counted`${min}-${max} 人`,
    classList: (classes) => `${classes} 类`,
    minHeads: (occupationClass, heads) => counted`含 ${occupationClass} 类职业时，该类至少 ${heads} 人`,
    asked: '逐人填写有无社保',
    quantity: (max) => counted`最多 ${max} 份`,
    duration: (months) => (months === 12 ? '1 年' : `${months} 个月`),
    startDays: (earliest, latest) => `投保后第 ${earliest} 天至第 ${latest} 天，零时起保`,
    wholeCountry: '全国',
    authorisation: '授权书',
    stampedForm: '盖章投保单（邮寄）',
    endorsementKinds: { add: '增员', remove: '减员', replace: '替换' },
    noEndorsements: '不支持人员变更',
  },
  {
    terms: {
      ages: 'Ages',
      classes: 'Occupation classes',
      minHeads: 'Minimum per class',
      persons: 'Persons',
      idTypes: 'Document types',
      endorsementIdTypes: 'Document types in endorsements',
      socialSecurity: 'Social security',
      quantity: 'Units',
      declinedAddresses: 'Addresses not insured',
      areas: 'Sold in',
      durations: 'Durations',
      startDays: 'First day of cover',
      closedDays: 'No cover starts on',
      materials: 'Materials',
      endorsements: 'Endorsements',
    },
    separator: ', ',
    ageRange: (min, max) => counted`${min}-${plural(max, 'year')}`,
    anyAge: 'Any age',
    agedAtOrder: (ages) => `${ages} on the day of the order`,
    agesOfClass: (occupationClass, ages) => `class ${occupationClass}: ${ages}`,
    personRange: (min, max) => counted`${min}-${max}`,
    classList: (classes) => classes,
    minHeads: (occupationClass, heads) => counted`Class ${occupationClass}: at least ${heads}, if there are any`,
    asked: 'Asked for each person',
    quantity: (max) => counted`At most ${max}`,
    duration: (months) => (months === 12 ? '1 year' : plural(months, 'month')),
    startDays: (earliest, latest) => `Day ${earliest} to ${latest} after the order, from 00:00`,
    wholeCountry: 'The whole country',
    authorisation: 'Authorisation letter',
    stampedForm: 'Stamped application form by post',
    endorsementKinds: { add: 'Add', remove: 'Remove', replace: 'Replace' },
    noEndorsements: 'Persons can’t be changed',
  },
);

/** Data that the terms need in addition to the definition of the product. */
export interface ProductTermContext {
  readonly words: ProductTermWords;
  readonly persons: PersonWords;
  /** Days on which no cover can start. */
  readonly closedDays?: readonly CalendarDay[] | undefined;
  /** Returns the name of a region, for example 广东省深圳市. Without this function, no sales areas are returned. */
  readonly nameOfArea?: ((code: number) => string) | undefined;
}

const sexes = ['male', 'female'] as const;

/**
 * Returns the accepted ages as text: one range for all persons or one for each sex, then the ranges of the occupation
 * classes that have their own range.
 */
function agesOf({ age }: ProductDefinition, { words, persons }: ProductTermContext): string {
  const { bySex = {}, byClass = {}, on, isExempt, ...general } = age;
  if (isExempt) return words.anyAge;
  const rangeOf = ({ min, max }: AgeRange) => words.ageRange(min, max);
  const ranges = sexes.flatMap((sex) => (bySex[sex] ? [`${persons.sexes[sex]} ${rangeOf(bySex[sex])}`] : []));
  const all = ranges.length > 0 ? ranges : [rangeOf(general)];
  const ofClasses = Object.entries(byClass).map(([each, range]) => words.agesOfClass(each, rangeOf(range)));
  const text = [...all, ...ofClasses].join(words.separator);
  return on === 'orderCreation' ? words.agedAtOrder(text) : text;
}

type Entry = readonly [ProductTermId, string | null];

/** Terms about the insured persons. */
function personTerms(product: ProductDefinition, context: ProductTermContext): readonly Entry[] {
  const { words, persons } = context;
  const { occupation, checks, personIdTypes, endorsement } = product;
  const classes = classesOf(occupation.classes).join(words.separator);
  const heads = Object.entries(occupation.minHeadsByClass ?? {}).filter(([each]) => isOccupationClass(Number(each)));
  return [
    ['ages', checks.age ? agesOf(product, context) : null],
    ['classes', checks.career && classes !== '' ? words.classList(classes) : null],
    ['minHeads', heads.map(([each, count]) => words.minHeads(each, count)).join(words.separator)],
    ['persons', checks.peopleCount ? words.personRange(product.persons.min, product.persons.max) : null],
    ['idTypes', personIdTypes?.map((type) => persons.idTypes[type]).join(words.separator) ?? null],
    [
      'endorsementIdTypes',
      endorsement?.personIdTypes?.map((type) => persons.idTypes[type]).join(words.separator) ?? null,
    ],
    ['socialSecurity', product.persons.asksSocialSecurity ? words.asked : null],
    [
      'endorsements',
      endorsement
        ? endorsement.kinds.map((kind) => words.endorsementKinds[kind]).join(words.separator)
        : words.noEndorsements,
    ],
  ];
}

/** Terms that do not depend on persons. */
function orderTerms(product: ProductDefinition, context: ProductTermContext): readonly Entry[] {
  const { words, closedDays = [], nameOfArea } = context;
  const { durations, startDay, areaCodes, axLimits, features } = product;
  const declined = (product.occupation.declinedAddresses ?? []).map((each) =>
    /^\d{6}$/.test(each) ? (nameOfArea?.(Number(each)) ?? each) : each,
  );
  const materials = [
    ...(features.ocrAuthorisationBook ? [words.authorisation] : []),
    ...(features.mailStampedForm ? [words.stampedForm] : []),
  ];
  const areas =
    areaCodes.length === 0 ? words.wholeCountry : areaCodes.map((code) => nameOfArea?.(code)).join(words.separator);
  return [
    ['quantity', axLimits ? words.quantity(axLimits.maxQuantity) : null],
    ['declinedAddresses', declined.join(words.separator)],
    ['areas', nameOfArea ? areas : null],
    ['durations', durations.map(words.duration).join(words.separator)],
    ['startDays', words.startDays(startDay.earliest, startDay.latest)],
    ['closedDays', closedDays.join(words.separator)],
    ['materials', materials.join(words.separator)],
  ];
}

/**
 * The terms of a product (投保须知) in the user's language: who may be insured, where, when and for how long. They are
 * derived from the definition of the product. A term that the product doesn't have is left out.
 */
export function productTermsOf(product: ProductDefinition, context: ProductTermContext): readonly ProductTerm[] {
  const entries = [
    ...(product.basis === 'perPerson' ? personTerms(product, context) : []),
    ...orderTerms(product, context),
  ];
  return entries.flatMap(([id, text]) => (text ? [{ id, term: context.words.terms[id], text }] : []));
}

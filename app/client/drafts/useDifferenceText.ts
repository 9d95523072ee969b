import { applicantFields } from '@tuanbao/library/domain/applicant/applicantFields';
import type { FieldDifference, FieldValue } from '@tuanbao/library/domain/order/draftDifference';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import type { ProductDefinition } from '@tuanbao/library/domain/product/productDefinition';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { addressText } from '@tuanbao/library/domain/region/regionPath';
import { maskedPair } from '@tuanbao/library/domain/roster/maskedPair';
import { subjectFieldsOf, subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import { fleetPlaceOf } from '@tuanbao/library/domain/subject/vehicle/fleet';
import { applicantChoiceMessages } from '@tuanbao/library/i18n/enumerations/applicantChoices';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { fleetMessages } from '@tuanbao/library/i18n/subjects/fleet.messages';
import { insuredSubjectWords } from '@tuanbao/library/i18n/subjects/subjectFacts';
import { useEveryMessages, useMessages } from '@tuanbao/library/i18n/useMessages';

import { useRegions } from '../data/useRegions.ts';
import { messages } from './conflict.messages.ts';
import { useFieldNames, useSchemeFieldNames } from './fieldNames.ts';

/** One difference between two drafts, as texts for the agent. */
export interface DifferenceText {
  readonly path: string;
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

type Choices = Readonly<Partial<Record<string, string>>>;

/** Message packs with the names of the options of a field, by the path of the field. */
const choicePacks = [
  ...Object.entries(applicantChoiceMessages).map(([field, pack]) => [`applicant.${field}`, pack] as const),
  ...subjectSections.flatMap((section) =>
    Object.entries(insuredSubjectWords[section].choices).map(([field, pack]) => [`${section}.${field}`, pack] as const),
  ),
];

/** Paths of the fields that contain amounts of money. */
const amounts: ReadonlySet<string> = new Set(
  subjectSections.flatMap((section) =>
    subjectFieldsOf(section).flatMap(([field, { control }]) =>
      control.kind === 'money' ? [`${section}.${field}`] : [],
    ),
  ),
);

/**
 * Converts the path of a field of a vehicle after the first to the path of the same field of the first vehicle. Any
 * other path is returned unchanged.
 */
const fieldPathOf = (path: string): string => path.replace(/^vehicle\.others\.\d+\./, 'vehicle.');

/** Returns the names of the options of each field that has options, by the path of the field. */
function useChoices(): Readonly<Record<string, Choices>> {
  const names = useEveryMessages(choicePacks.map(([, pack]) => pack));
  return Object.fromEntries(choicePacks.map(([path], at) => [path, names[at] ?? {}]));
}

/**
 * Returns `partName` and `valueOf`. If the field is `clauses` and the product has a clause with this code, `partName`
 * is the name of the clause; otherwise `partName` is the code. `valueOf` returns the name of the option for a value of
 * the field. If no option has the value, `valueOf` returns the value as text.
 */
function schemeField(product: ProductDefinition, field: string, code: string) {
  const clauses = product.plans.flatMap((plan) => plan.clauses);
  const clause = clauses.find((each) => each.code === code);
  const options: Readonly<Record<string, readonly { readonly code: string; readonly label: string }[]>> = {
    planCode: product.plans.map((plan) => ({ code: plan.code, label: plan.name })),
    deductible: product.deductibles,
    payoutRatio: product.payoutRatios,
    disabilityTable: product.disabilityTables,
    accidentRate: product.accidentRates ?? [],
  };
  return {
    partName: field === 'clauses' ? (clause?.name ?? code) : code,
    valueOf: (value: string | number | boolean): string => {
      if (field === 'clauses')
        return clause?.options.find(({ sumInsured }) => sumInsured === value)?.label ?? String(value);
      return ownValue(options, field)?.find((option) => option.code === value)?.label ?? String(value);
    },
  };
}

/**
 * Returns a function that describes one difference between two drafts of a product, with the names of fields and
 * options. Personal data are masked.
 */
export function useDifferenceText(
  product: ProductDefinition,
  drafts: readonly OrderDraft[],
): (difference: FieldDifference) => DifferenceText {
  const words = useMessages(messages);
  const names = useFieldNames();
  const schemeNames = useSchemeFieldNames();
  const choices = useChoices();
  const regions = useRegions();
  const { at } = useMessages(fleetMessages);

  const textOf = (path: string, value: FieldValue): string => {
    if (value === '') return words.empty;
    if (value === true) return words.yes;
    if (Array.isArray(value)) return words.files(value.length);
    if (typeof value === 'object' && 'provinceCode' in value)
      return regions ? addressText(regions, value) : value.detail;
    if (path === 'months') return words.monthCount(Number(value));
    if (amounts.has(path)) return formatFen(Number(value));
    return ownValue(ownValue(choices, fieldPathOf(path)), String(value)) ?? String(value);
  };
  const nameOf = (path: string): string => {
    const place = fleetPlaceOf(path);
    if (place !== null) return at(place, nameOf(fieldPathOf(path)));
    const [section = '', field = ''] = path.split('.');
    return ownValue(ownValue(names, section), field) ?? ownValue(names['order'], path) ?? words.other;
  };
  const ofScheme = ({ path, mine, theirs }: FieldDifference): DifferenceText => {
    const [, id = '', field = '', ...rest] = path.split('.');
    const schemeName = drafts.flatMap(({ schemes }) => schemes).find((scheme) => scheme.id === id)?.name ?? id;
    const { partName, valueOf } = schemeField(product, field, rest.join('.'));
    const text = (value: FieldValue) =>
      value === '' || typeof value === 'object' ? textOf(path, value) : valueOf(value);
    const name = words.scheme(schemeName, ownValue(schemeNames, field) ?? partName);
    return { path, name, mine: text(mine), theirs: text(theirs) };
  };

  return (difference) => {
    const { path, mine, theirs } = difference;
    if (path.startsWith('schemes.')) return ofScheme(difference);
    const name = nameOf(path);
    const ends = path.startsWith('applicant.') && ownValue(applicantFields, path.slice('applicant.'.length))?.personal;
    if (ends && typeof mine === 'string' && typeof theirs === 'string') {
      const [one, other] = maskedPair(mine, theirs, ends);
      return { path, name, mine: one || words.empty, theirs: other || words.empty };
    }
    const [one, other] = [textOf(path, mine), textOf(path, theirs)];
    const isOtherFiles = one === other && Array.isArray(theirs);
    return { path, name, mine: one, theirs: isOtherFiles ? words.otherFiles(theirs.length) : other };
  };
}

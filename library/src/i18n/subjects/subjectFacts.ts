import { ownValue } from '../../domain/record/ownValue.ts';
import type { Address } from '../../domain/region/address.ts';
import { subjectFieldsOf, type SubjectSection } from '../../domain/subject/insuredSubjects.ts';
import { isAddress } from '../../domain/subject/shape/fieldProblems.ts';
import { type SubjectFieldShape, valuesOf } from '../../domain/subject/shape/subjectField.ts';
import { counted } from '../counted.ts';
import type { SubjectFieldMessages, SubjectWords } from '../subjectWords.ts';
import { constructionWords } from './construction.messages.ts';
import { houseWords } from './house.messages.ts';
import { poolWords } from './pool.messages.ts';
import { vehicleWords } from './vehicle.messages.ts';
import { venueWords } from './venue.messages.ts';

/** The words for each kind of subject, by the name of its section. */
export const insuredSubjectWords: Readonly<Record<SubjectSection, SubjectWords>> = {
  construction: constructionWords,
  swimmingPool: poolWords,
  vehicle: vehicleWords,
  house: houseWords,
  orderExtension: venueWords,
};

/** Functions that format the values of a subject: addresses, amounts, options, periods and files. */
export interface ValueTexts {
  readonly addressText: (address: Address) => string;
  readonly amountText: (fen: number) => string;
  /** Returns the label of an option of a choice field. */
  readonly choiceText: (field: string, word: string) => string;
  /** Returns the text of a period by its first and last day. */
  readonly periodText: (first: string, last: string) => string;
  readonly filesText: (count: number) => string;
}

/** One field of a subject as text that can be shown. */
export interface SubjectFact {
  readonly name: string;
  /**
   * Text of the field's value. If a text or a choice is missing, this is the text of the field in `absent`, or an empty
   * text if there is none. If a number is missing, the text is empty.
   */
  readonly text: string;
  readonly shape: SubjectFieldShape;
}

function numberText(value: number, { kind }: SubjectFieldShape['control'], unit: string, texts: ValueTexts): string {
  if (kind === 'money') return texts.amountText(value);
  return kind === 'area' ? counted`${value} ㎡` : `${value} ${unit}`;
}

/** A subject as texts that can be shown: the name and the value of each field, in the order of the form. */
export function subjectFacts(
  section: SubjectSection,
  subject: object,
  messages: SubjectFieldMessages<string>,
  texts: ValueTexts,
): readonly SubjectFact[] {
  const values = valuesOf(subject);
  const textOf = (field: string, { control, until }: SubjectFieldShape): string => {
    const value = values.get(field);
    if (isAddress(value)) return texts.addressText(value);
    if (Array.isArray(value)) return texts.filesText(value.length);
    if (typeof value === 'number') return numberText(value, control, ownValue(messages.units, field) ?? '', texts);
    if (typeof value !== 'string') return '';
    if (until) return texts.periodText(value, String(values.get(until)));
    if (value === '') return ownValue(messages.absent, field) ?? '';
    return control.kind === 'choice' ? texts.choiceText(field, value) : value;
  };
  return subjectFieldsOf(section).map(([field, shape]) => ({
    name: ownValue(messages.periods, field) ?? ownValue(messages.names, field) ?? field,
    text: textOf(field, shape),
    shape,
  }));
}

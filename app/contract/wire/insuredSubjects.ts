import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import {
  emptySubjectOf,
  type InsuredSubjects,
  subjectFieldsOf,
  type SubjectSection,
  subjectSections,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { isAddress } from '@tuanbao/library/domain/subject/shape/fieldProblems';
import { type SubjectControl, valuesOf } from '@tuanbao/library/domain/subject/shape/subjectField';

import type { AddressWire } from './address.schema.ts';
import { addressCodec } from './address.ts';
import type { Codec } from './codec.ts';
import type { SubjectsWire, SubjectWire, SubjectWireValue } from './insuredSubjects.schema.ts';
import { subjectNames } from './subjectNames.ts';
import type { SubjectFieldName } from './subjects/subjectShape.ts';

type NamedField = readonly [field: string, name: SubjectFieldName, control: SubjectControl];

/** Returns the fields of an insured subject, each with its wire name and its control. */
function namedFieldsOf(section: SubjectSection): readonly NamedField[] {
  const names = new Map(Object.entries(subjectNames[section].fields));
  return subjectFieldsOf(section).flatMap(([field, { control }]) => {
    const name = names.get(field);
    return name ? [[field, name, control] as const] : [];
  });
}

/** True if a value in wire form is an address. */
export const isAddressWire = (value: unknown): value is AddressWire =>
  typeof value === 'object' && value !== null && 'detailAddress' in value;

function valueToWire(value: unknown, { kind }: SubjectControl, { words }: SubjectFieldName): SubjectWireValue {
  if (kind === 'money') return typeof value === 'number' ? yuanOf(value) : '';
  if (isAddress(value)) return addressCodec.toWire(value);
  if (Array.isArray(value)) return [...value];
  if (typeof value === 'string') return words ? words.codeOf(value) : value;
  return typeof value === 'number' ? value : null;
}

function valueFromWire(wire: SubjectWireValue | undefined, { kind }: SubjectControl, { words }: SubjectFieldName) {
  if (kind === 'money') return typeof wire === 'string' && wire !== '' ? fenOf(wire) : null;
  if (isAddressWire(wire)) return addressCodec.fromWire(wire);
  return words && typeof wire === 'string' ? words.wordOf(wire) : wire;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Converts a subject to its wire form. If a stored subject lacks a field that was added later, the field is empty. */
function subjectToWire(section: SubjectSection, subject: object): SubjectWire {
  const values = valuesOf({ ...emptySubjectOf(section), ...subject });
  return Object.fromEntries(
    namedFieldsOf(section).flatMap(([field, name, control]) => {
      const value = values.get(field);
      if (!name.second) return [[name.name, valueToWire(value, control, name)] as const];
      const [first, second] = name.second.codesOf(textOf(value));
      return [[name.name, first] as const, [name.second.name, second] as const];
    }),
  );
}

/** Returns a subject in wire form with all fields empty. */
export const emptySubjectWire = (section: SubjectSection): SubjectWire =>
  subjectToWire(section, emptySubjectOf(section));

function subjectFromWire(section: SubjectSection, wire: SubjectWire): object {
  const values = new Map(Object.entries({ ...emptySubjectWire(section), ...wire }));
  return Object.fromEntries(
    namedFieldsOf(section).map(([field, name, control]) => {
      const value = values.get(name.name);
      const { second } = name;
      return [
        field,
        second ? second.wordOf(textOf(value), textOf(values.get(second.name))) : valueFromWire(value, control, name),
      ];
    }),
  );
}

/** Codec of the insured subjects. If a product has no section for a subject, that subject is absent. */
export const subjectsCodec: Codec<InsuredSubjects, SubjectsWire> = {
  toWire: (subjects) =>
    Object.fromEntries(
      subjectSections.flatMap((section) => {
        const subject = subjects[section];
        return subject ? [[subjectNames[section].name, subjectToWire(section, subject)] as const] : [];
      }),
    ),
  fromWire: (wire) =>
    Object.fromEntries(
      subjectSections.flatMap((section) => {
        const subject = wire[subjectNames[section].name];
        return subject ? [[section, subjectFromWire(section, subject)] as const] : [];
      }),
    ),
};

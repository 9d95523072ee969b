import { fenOf, yuanOf } from '@tuanbao/library/domain/money/fen';
import {
  emptySubjectOf,
  type InsuredSubjects,
  subjectFieldsOf,
  type SubjectSection,
  subjectSections,
} from '@tuanbao/library/domain/subject/insuredSubjects';
import { isAddress } from '@tuanbao/library/domain/subject/shape/fieldProblems';
import {
  rowsOf,
  type SubjectControl,
  type SubjectFieldShape,
  valuesOf,
} from '@tuanbao/library/domain/subject/shape/subjectField';

import type { AddressWire } from './address.schema.ts';
import { addressCodec } from './address.ts';
import type { Codec } from './codec.ts';
import type { SubjectRowWire, SubjectsWire, SubjectWire, SubjectWireValue } from './insuredSubjects.schema.ts';
import { subjectNames } from './subjectNames.ts';
import type { SubjectFieldName } from './subjects/subjectShape.ts';

type NamedField = readonly [field: string, name: SubjectFieldName, control: SubjectControl];

/** Returns the fields that have a wire name, each with this name and its control. */
function namedFields(
  fields: readonly (readonly [string, SubjectFieldShape])[],
  fieldNames: Readonly<Record<string, SubjectFieldName>>,
): readonly NamedField[] {
  const names = new Map(Object.entries(fieldNames));
  return fields.flatMap(([field, { control }]) => {
    const name = names.get(field);
    return name ? [[field, name, control] as const] : [];
  });
}

const namedFieldsOf = (section: SubjectSection): readonly NamedField[] =>
  namedFields(subjectFieldsOf(section), subjectNames[section].fields);

/** Type guard for an address among the values of a subject's fields. Only an address has a `detailAddress`. */
export const isAddressWire = (value: unknown): value is AddressWire =>
  typeof value === 'object' && value !== null && 'detailAddress' in value;

type RowsControl = Extract<SubjectControl, { readonly kind: 'rows' }>;

/** Converts the rows of a list to wire form. Rows contain no addresses and no further rows. */
const rowsToWire = (value: unknown, { fields, empty }: RowsControl, { rows = {} }: SubjectFieldName) =>
  rowsOf(value).map(
    (row) => fieldsToWire(namedFields(Object.entries(fields), rows), { ...empty, ...row }) as SubjectRowWire,
  );

function valueToWire(value: unknown, control: SubjectControl, name: SubjectFieldName): SubjectWireValue {
  if (control.kind === 'rows') return rowsToWire(value, control, name);
  if (control.kind === 'money') return typeof value === 'number' ? yuanOf(value) : '';
  if (isAddress(value)) return addressCodec.toWire(value);
  if (Array.isArray(value)) return [...value];
  if (typeof value === 'string') return name.words ? name.words.codeOf(value) : value;
  return typeof value === 'number' ? value : null;
}

function valueFromWire(wire: SubjectWireValue | undefined, control: SubjectControl, name: SubjectFieldName) {
  if (control.kind === 'rows') {
    const named = namedFields(Object.entries(control.fields), name.rows ?? {});
    return rowsOf(wire).map((row) => fieldsFromWire(named, new Map(Object.entries(row))));
  }
  if (control.kind === 'money') return typeof wire === 'string' && wire !== '' ? fenOf(wire) : null;
  if (isAddressWire(wire)) return addressCodec.fromWire(wire);
  return name.words && typeof wire === 'string' ? name.words.wordOf(wire) : wire;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldsToWire(named: readonly NamedField[], subject: object): SubjectWire {
  const values = valuesOf(subject);
  return Object.fromEntries(
    named.flatMap(([field, name, control]) => {
      const value = values.get(field);
      if (!name.second) return [[name.name, valueToWire(value, control, name)] as const];
      const [first, second] = name.second.codesOf(textOf(value));
      return [[name.name, first] as const, [name.second.name, second] as const];
    }),
  );
}

function fieldsFromWire(named: readonly NamedField[], values: ReadonlyMap<string, SubjectWireValue>): object {
  return Object.fromEntries(
    named.map(([field, name, control]) => {
      const value = values.get(name.name);
      const { second } = name;
      return [
        field,
        second ? second.wordOf(textOf(value), textOf(values.get(second.name))) : valueFromWire(value, control, name),
      ];
    }),
  );
}

/** Converts a subject to its wire form. A field that a stored subject doesn't have is sent empty. */
const subjectToWire = (section: SubjectSection, subject: object): SubjectWire =>
  fieldsToWire(namedFieldsOf(section), { ...emptySubjectOf(section), ...subject });

/** Returns a subject in wire form with all fields empty. */
export const emptySubjectWire = (section: SubjectSection): SubjectWire =>
  subjectToWire(section, emptySubjectOf(section));

const subjectFromWire = (section: SubjectSection, wire: SubjectWire): object =>
  fieldsFromWire(namedFieldsOf(section), new Map(Object.entries({ ...emptySubjectWire(section), ...wire })));

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

import { subjectFieldsOf, type SubjectSection, subjectSections } from '@tuanbao/library/domain/subject/insuredSubjects';
import type { SubjectControl, SubjectFieldShape } from '@tuanbao/library/domain/subject/shape/subjectField';
import type { AnyObject, ObjectSchema, Schema } from 'yup';

import { type AddressWire, addressWire } from './address.schema.ts';
import { dayOrEmpty, listOf, numberOrNull, shape, shapeOrNone, text, yuanOrEmpty } from './fields.ts';
import { type SubjectName, subjectNames } from './subjectNames.ts';
import type { SubjectFieldName } from './subjects/subjectShape.ts';

/** Row of a list in an insured subject, in wire form: the values of its fields by wire name. */
export type SubjectRowWire = Readonly<Record<string, string | number | null | string[]>>;

/** Value of a field of an insured subject, in wire form. */
export type SubjectWireValue = string | number | null | AddressWire | string[] | SubjectRowWire[];

/** Insured subject in wire form: the values of its fields by wire name. */
export type SubjectWire = Readonly<Record<string, SubjectWireValue>>;

/** Insured subjects in wire form. If a product has no section for a subject, that subject is absent. */
export type SubjectsWire = { readonly [Name in SubjectName]?: SubjectWire | undefined };

/**
 * Returns the schema of a field's value, which depends on the form control of the field. `address` is the schema for
 * addresses.
 */
function valueSchema(control: SubjectControl, { max = 0, rows = {} }: SubjectFieldName, address: Schema): Schema {
  switch (control.kind) {
    case 'text':
    case 'choice':
      return text(max);
    case 'day':
      return dayOrEmpty();
    case 'area':
    case 'count':
      return numberOrNull();
    case 'money':
      return yuanOrEmpty();
    case 'address':
      return address;
    case 'files':
      return listOf(text(500), 20);
    case 'rows':
      return listOf(shape(fieldSchemas(Object.entries(control.fields), rows, address)), control.most);
    default:
      return text(500);
  }
}

function fieldSchemas(
  fields: readonly (readonly [string, SubjectFieldShape])[],
  names: Readonly<Record<string, SubjectFieldName>>,
  address: Schema,
): Readonly<Record<string, Schema>> {
  const controls = new Map(fields.map(([field, { control }]) => [field, control]));
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const control = controls.get(field);
      if (!control) return [];
      const first = [name.name, valueSchema(control, name, address)] as const;
      return name.second ? [first, [name.second.name, text(name.second.max)] as const] : [first];
    }),
  );
}

/** Returns the schemas of a subject's fields by wire name. `address` is the schema for addresses. */
export const subjectFieldSchemas = (section: SubjectSection, address: Schema): Readonly<Record<string, Schema>> =>
  fieldSchemas(subjectFieldsOf(section), subjectNames[section].fields, address);

type SubjectSchema = ObjectSchema<SubjectWire | undefined, AnyObject, undefined, 'd'>;

const subject = (section: SubjectSection): SubjectSchema => shapeOrNone(subjectFieldSchemas(section, addressWire));

/** Calls `valueFor` for every kind of subject and returns the results by the wire name of the subject. */
export const forEverySubject = <Value>(valueFor: (section: SubjectSection) => Value) =>
  Object.fromEntries(subjectSections.map((section) => [subjectNames[section].name, valueFor(section)])) as Readonly<
    Record<SubjectName, Value>
  >;

/** Schemas of the insured subjects, by the field of a draft or order that contains the subject. */
export const subjectFields: Readonly<Record<SubjectName, SubjectSchema>> = forEverySubject(subject);

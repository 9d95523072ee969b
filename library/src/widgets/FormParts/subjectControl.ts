import type { ComponentType, ReactNode } from 'react';

import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import type { SubjectControl, SubjectFieldShape } from '../../domain/subject/shape/subjectField.ts';
import type { SubjectFieldMessages, SubjectWords } from '../../i18n/subjectWords.ts';
import type { FormField } from './useFormPart.tsx';
import type { SubjectFormPart } from './useSubjectFormPart.ts';

type Kind = SubjectControl['kind'];

/**
 * The components that draw a subject's fields, by the kind of control. A form names those that its fields need; the
 * others aren't downloaded with it.
 */
type SubjectControls = { readonly [Each in Kind]?: ComponentType<SubjectControlProps<Each>> };

/** The definition of one subject's form: its fields, their words, and the components that draw them. */
export interface SubjectForm {
  /** The fields, in the order of the form. */
  readonly fields: Readonly<Record<string, SubjectFieldShape>>;
  /** The words of the fields, choices and problems. */
  readonly words: SubjectWords;
  /** The components that draw the fields. */
  readonly controls: SubjectControls;
}

/** The options of a choice that a product offers. */
interface OfferedWords {
  /** Offered options, in the order of the product. */
  readonly words: readonly string[];
  /** True when the other options are also shown, as unavailable, because another choice excludes them. */
  readonly shouldShowOthers: boolean;
}

export interface SubjectFieldsProps {
  /** The definition of the form. */
  form: SubjectForm;
  /** The form's values and changes. */
  part: SubjectFormPart;
  /** For each field: whether the product requires it, allows it or hides it. */
  demands: Readonly<Record<string, FieldDemand>>;
  /** Texts below controls, computed from the values, by field; they replace the hints. @default none */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  /** Options of the choices for which the product doesn't offer every option, by field. @default all options */
  offered?: Readonly<Record<string, OfferedWords>> | undefined;
  /** Stores one image or PDF. When absent, fields for files aren't shown. */
  upload?: UploadFile | undefined;
  /** Stores one film. When absent, fields for films aren't shown. */
  uploadVideo?: UploadFile | undefined;
  /** Names and addresses of files that were uploaded earlier. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/** Props of one field, whatever its control. */
export interface SubjectFieldProps extends SubjectFieldsProps {
  /** Name of the field. */
  readonly field: string;
  /** The words of the form's fields in the user's language. */
  readonly words: SubjectFieldMessages<string>;
}

/** Props of the component that draws one field. */
export interface SubjectControlProps<Each extends Kind> extends SubjectFieldProps {
  /** The control, with its settings. */
  readonly control: Extract<SubjectControl, { readonly kind: Each }>;
}

/** Props that every control has: state, label, demand, and the text below it. */
interface NamedField extends Omit<FormField, 'description'> {
  readonly label: string;
  readonly isRequired: boolean;
  readonly description: ReactNode;
}

/** The props that every control has, for one field. */
export function namedFieldOf({ part, field, words, demands, notes }: SubjectFieldProps): NamedField {
  const control = part.fieldOf(field);
  return {
    ...control,
    label: ownValue(words.names, field) ?? field,
    isRequired: ownValue(demands, field) === 'required',
    description: control.description ?? ownValue(notes, field) ?? ownValue(words.hints, field),
  };
}

/** The text that a field holds; empty when it holds none. */
export function textIn({ part, field }: SubjectFieldProps): string {
  const value = part.values.get(field);
  return typeof value === 'string' ? value : '';
}

/** The number that a field holds; null when it holds none. */
export function numberIn({ part, field }: SubjectFieldProps): number | null {
  const value = part.values.get(field);
  return typeof value === 'number' ? value : null;
}

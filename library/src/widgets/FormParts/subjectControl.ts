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
 * The components that render an insured subject's fields, by the kind of control. A form contains only the components
 * that its own fields need, so that unused components aren't downloaded.
 */
type SubjectControls = { readonly [Each in Kind]?: ComponentType<SubjectControlProps<Each>> };

/** Defines the form of one kind of insured subject: its fields, their texts, and the components that render them. */
export interface SubjectForm {
  /** The fields, in the order in which the form shows them. */
  readonly fields: Readonly<Record<string, SubjectFieldShape>>;
  /** Names of the fields and options, and texts of problems. */
  readonly words: SubjectWords;
  /** The components that render the fields. */
  readonly controls: SubjectControls;
}

/** The options that a product offers in a field. */
interface OfferedWords {
  /** The options that the product offers, in the order that the product defines. */
  readonly words: readonly string[];
  /**
   * True if the form also shows the options that aren't in `words`, but disabled, because they become available again
   * when the user changes another field. False if the form hides them.
   */
  readonly shouldShowOthers: boolean;
}

export interface SubjectFieldsProps {
  /** Fields, texts and components of the form. */
  form: SubjectForm;
  /** Values of the form, and functions that change them. */
  part: SubjectFormPart;
  /** The product's demand for each field: required, optional or hidden. */
  demands: Readonly<Record<string, FieldDemand>>;
  /**
   * Texts that are shown below the controls, by field, such as computed values. They replace the hints. @default none
   */
  notes?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * Options that are offered, by field. Contains only the fields for which the product restricts the options.
   * @default all options
   */
  offered?: Readonly<Record<string, OfferedWords>> | undefined;
  /** Uploads one image or PDF. If absent, the form shows no fields for files. */
  upload?: UploadFile | undefined;
  /** Uploads one video. If absent, the form shows no fields for videos. */
  uploadVideo?: UploadFile | undefined;
  /** Files that are already stored, each with its name and its address. */
  storedFiles?: readonly UploadedFile[] | undefined;
  /** Codes of the regions where the product is sold (province, city or district); empty for the whole country. */
  allowedAreaCodes?: readonly number[] | undefined;
}

/** Props of one field, for all kinds of control. */
export interface SubjectFieldProps extends SubjectFieldsProps {
  /** Name of the field, as in `form.fields`. */
  readonly field: string;
  /** Texts of the form's fields, in the user's language. */
  readonly words: SubjectFieldMessages<string>;
}

/** Props of the component that renders one field. */
export interface SubjectControlProps<Each extends Kind> extends SubjectFieldProps {
  /** The control of the field, with its settings. */
  readonly control: Extract<SubjectControl, { readonly kind: Each }>;
}

/** Props that the controls of all fields have: state, label, required mark, and the text below the control. */
interface NamedField extends Omit<FormField, 'description'> {
  readonly label: string;
  readonly isRequired: boolean;
  readonly description: ReactNode;
}

/** Returns the props that every control of a field has. */
export function namedFieldOf({ part, field, words, demands, notes }: SubjectFieldProps): NamedField {
  const control = part.fieldOf(field);
  return {
    ...control,
    label: ownValue(words.names, field) ?? field,
    isRequired: ownValue(demands, field) === 'required',
    description: control.description ?? ownValue(notes, field) ?? ownValue(words.hints, field),
  };
}

/** Returns the text that a field contains; empty if the field has no text. */
export function textIn({ part, field }: SubjectFieldProps): string {
  const value = part.values.get(field);
  return typeof value === 'string' ? value : '';
}

/** Returns the number that a field contains; null if the field has no number. */
export function numberIn({ part, field }: SubjectFieldProps): number | null {
  const value = part.values.get(field);
  return typeof value === 'number' ? value : null;
}

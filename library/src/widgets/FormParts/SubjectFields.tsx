import type { ReactElement, ReactNode } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import type { UploadedFile, UploadFile } from '../../components/FileUpload/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { isCalendarDay } from '../../domain/calendar/calendarDay.ts';
import type { FieldDemand } from '../../domain/problem/fieldDemand.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { subjectFieldsOf, type SubjectSection } from '../../domain/subject/insuredSubjects.ts';
import { isAddress } from '../../domain/subject/shape/fieldProblems.ts';
import type { SubjectControl, SubjectFieldShape } from '../../domain/subject/shape/subjectField.ts';
import type { SubjectFieldMessages } from '../../i18n/subjectFieldMessages.ts';
import { subjectFieldMessages } from '../../i18n/subjects/subjectFacts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormAddress } from './FormAddress.tsx';
import { FormFiles } from './FormFiles.tsx';
import { FormRow } from './FormParts.styles.ts';
import { FormText } from './FormText.tsx';
import { type OfferedWords, SubjectChoice } from './SubjectChoice.tsx';
import type { SubjectFormPart } from './useSubjectFormPart.ts';

export interface SubjectFieldsProps {
  /** Kind of the subject. */
  section: SubjectSection;
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

/** The controls of a subject's fields, in the order of their definitions. */
export function SubjectFields(props: SubjectFieldsProps): ReactElement {
  const { section, demands } = props;
  const words = useMessages(subjectFieldMessages[section]);
  return (
    <>
      {subjectFieldsOf(section)
        .filter(([field]) => ownValue(demands, field) !== 'hidden')
        .map(([field, shape]) => (
          <SubjectField key={field} {...props} field={field} shape={shape} words={words} />
        ))}
    </>
  );
}

interface SubjectFieldProps extends SubjectFieldsProps {
  readonly field: string;
  readonly shape: SubjectFieldShape;
  readonly words: SubjectFieldMessages<string>;
}

/** The control of one field. */
function SubjectField(props: SubjectFieldProps): ReactElement | null {
  const { part, field, words, offered } = props;
  const { control } = props.shape;
  const value = part.values.get(field);
  const text = typeof value === 'string' ? value : '';
  const { onBlur, ...named } = namedFieldOf(props);

  if (control.kind === 'text')
    return (
      <FormText
        {...named}
        value={text}
        onCommit={(typed) => part.setField(field, control.normalise(typed))}
        onLeave={onBlur}
      />
    );
  if (control.kind === 'choice')
    return (
      <SubjectChoice
        {...named}
        onBlur={onBlur}
        section={props.section}
        field={field}
        words={control.words}
        offered={ownValue(offered, field)}
        placeholder={part.placeholder}
        value={text}
        onChange={(word) => part.setField(field, word)}
      />
    );
  if (control.kind === 'day') return <Day {...props} value={text} />;
  if (control.kind === 'files' || control.kind === 'film') return <Files {...props} control={control} />;
  if (control.kind !== 'address') return <Quantity {...props} control={control} />;
  if (!isAddress(value)) return null;
  const isRequired = named.isRequired;
  return (
    <FormAddress
      part={part}
      field={field}
      address={value}
      regionLabel={ownValue(words.regions, field) ?? named.label}
      detailLabel={ownValue(words.details, field) ?? named.label}
      isRegionRequired={isRequired}
      isDetailRequired={isRequired && !control.isDetailOptional}
      allowedAreaCodes={props.allowedAreaCodes}
    />
  );
}

/** Props that every control has: state, label, demand, and the text below it. */
function namedFieldOf({ part, field, words, demands, notes }: SubjectFieldProps) {
  const control = part.fieldOf(field);
  return {
    ...control,
    label: ownValue(words.names, field) ?? field,
    isRequired: ownValue(demands, field) === 'required',
    description: control.description ?? ownValue(notes, field) ?? ownValue(words.hints, field),
  };
}

/** A control for a day. The last day of a period can't be before the first. */
function Day(props: SubjectFieldProps & { readonly value: string }): ReactElement {
  const { part, field, section, value } = props;
  const [first] = subjectFieldsOf(section).find(([, { until }]) => until === field) ?? [];
  const firstDay = first === undefined ? undefined : part.values.get(first);
  return (
    <DateField
      {...namedFieldOf(props)}
      minValue={typeof firstDay === 'string' && isCalendarDay(firstDay) ? firstDay : undefined}
      value={value}
      onChange={(day) => part.setField(field, day)}
    />
  );
}

/**
 * A control for a number: an area, a count, or an amount of money. The user enters money in yuan; the value is in fen.
 */
function Quantity(props: SubjectFieldProps & { readonly control: SubjectControl }): ReactElement {
  const { part, field, words, control } = props;
  const held = part.values.get(field);
  const value = typeof held === 'number' ? held : null;
  const named = namedFieldOf(props);
  const unit = ownValue(words.units, field);
  if (control.kind === 'money')
    return (
      <NumberField
        {...named}
        unit={unit}
        fractionDigits={2}
        showFractionDigits
        value={value === null ? null : value / 100}
        onChange={(yuan) => part.setField(field, yuan === null ? null : Math.round(yuan * 100))}
      />
    );
  const isArea = control.kind === 'area';
  return (
    <NumberField
      {...named}
      unit={isArea ? '㎡' : unit}
      {...(isArea && { fractionDigits: 2 })}
      value={value}
      onChange={(number) => part.setField(field, number)}
    />
  );
}

interface FilesProps extends SubjectFieldProps {
  readonly control: Extract<SubjectControl, { readonly kind: 'files' | 'film' }>;
}

/** A row of the form for images, PDFs or a film. */
function Files(props: FilesProps): ReactElement | null {
  const { part, field, control, storedFiles } = props;
  const held = part.values.get(field);
  const { label, isRequired, description: hint } = namedFieldOf(props);
  const shared = { field: part.fieldOf(field), label, hint, isRequired, storedFiles };
  if (control.kind === 'film') {
    if (!props.uploadVideo) return null;
    return (
      <FormRow>
        <FormFiles
          {...shared}
          addresses={typeof held === 'string' && held !== '' ? [held] : []}
          onChange={([film = '']) => part.setField(field, film)}
          upload={props.uploadVideo}
          accept={['video']}
          maxFiles={1}
        />
      </FormRow>
    );
  }
  if (!props.upload) return null;
  return (
    <FormRow>
      <FormFiles
        {...shared}
        addresses={Array.isArray(held) ? held : []}
        onChange={(files) => part.setField(field, files)}
        upload={props.upload}
        accept={control.accept}
        maxFiles={control.most}
      />
    </FormRow>
  );
}

import { type ReactElement, useState } from 'react';

import type { Problem } from '../../domain/problem/problem.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './FormParts.messages.ts';
import { FormWarning } from './FormParts.styles.ts';

/** Props of every form of an insured subject. */
export interface SubjectFormProps<Value> {
  /** The subject, held by the owner. */
  value: Value;
  /** Called when a field is committed: on blur, on Enter, after a second without a key, or when an option is chosen. */
  onChange: (value: Value) => void;
  /** Problems of `value`; paths begin at its fields. Each is shown after its field lost focus. */
  problems?: readonly Problem[] | undefined;
  /** Shows every problem, for example after a refused submit. @default false */
  shouldShowAllProblems?: boolean | undefined;
  /** Makes the control unavailable and leaves its value out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** The value can be read and focused but not changed. @default false */
  isReadOnly?: boolean | undefined;
  /** Prefix of the controls' ids, `${id}-${field}`, so that an error summary can lead to them. */
  id?: string | undefined;
}

/** Props of a control of the form. */
export interface FormField {
  /** Id of the control. */
  readonly id: string;
  /** Text of the field's error, once it is visible. */
  readonly errorMessage: string | undefined;
  /** Text of the field's warning, once it is visible. */
  readonly description: ReactElement | null;
  /** Makes the control unavailable. */
  readonly isDisabled: boolean;
  /** The value can be read but not changed. */
  readonly isReadOnly: boolean;
  /** Shows the field's problems from now on. */
  readonly onBlur: () => void;
}

/** A form's value with the props of its controls. */
export interface FormPart<Value> {
  /** The current value. */
  readonly value: Value;
  /** Text of a select without a choice. */
  readonly placeholder: string;
  /** Changes some fields. Successive changes build on each other; a function gets the latest value. */
  readonly set: (change: Partial<Value> | ((latest: Value) => Partial<Value>)) => void;
  /** Shows the problems of this field from now on. */
  readonly touch: (path: string) => void;
  /** True when the user changed the field. */
  readonly isChanged: (field: keyof Value) => boolean;
  /** Props of a field's control; the path is the field's name, or `address.detail`. */
  readonly fieldOf: (path: string) => FormField;
}

const noProblems: readonly Problem[] = [];

/** The id of a form's control, for example `invoice-info-taxId`, so that an error summary can lead to it. */
export const fieldIdOf = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;

interface FormPartOptions {
  /** The text of a problem; null where there is none for it. */
  readonly sentenceOf: (problem: Problem) => string | null;
  /** Path of the control that shows a problem. @default the problem's own path */
  readonly placeOf?: (problem: Problem) => string;
}

/** True when a change leaves every field as it is. */
const changesNothing = <Value,>(value: Value, change: Partial<Value>): boolean =>
  (Object.keys(change) as (keyof Value)[]).every((field) => Object.is(value[field], change[field]));

/** Applies changes of a form's value one after the other, and hides problems of fields that had no focus yet. */
export function useFormPart<Value>(
  props: SubjectFormProps<Value>,
  defaultId: string,
  { sentenceOf, placeOf = ({ path }) => path }: FormPartOptions,
): FormPart<Value> {
  const { value, onChange, problems = noProblems, id = defaultId } = props;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<keyof Value>>(new Set());
  const update = useFunctionalUpdate(value, onChange);
  const { choose, checkThis } = useMessages(messages);

  const touch = (path: string): void => setTouched((before) => (before.has(path) ? before : new Set(before).add(path)));

  const problemOf = (path: string): Problem | undefined => {
    if (!props.shouldShowAllProblems && !touched.has(path)) return undefined;
    const here = problems.filter((problem) => placeOf(problem) === path);
    return here.find(({ severity }) => severity === 'error') ?? here[0];
  };

  return {
    value,
    placeholder: choose,
    set(change) {
      update((latest) => {
        const patch = typeof change === 'function' ? change(latest) : change;
        const fields = Object.keys(patch) as (keyof Value)[];
        setChanged((before) => (fields.every((field) => before.has(field)) ? before : new Set([...before, ...fields])));
        return changesNothing(latest, patch) ? latest : { ...latest, ...patch };
      });
    },
    touch,
    isChanged: (field) => changed.has(field),
    fieldOf(path) {
      const problem = problemOf(path);
      const sentence = problem && (sentenceOf(problem) ?? checkThis);
      const isWarning = problem?.severity === 'warning';
      return {
        id: fieldIdOf(id, path),
        errorMessage: isWarning ? undefined : sentence,
        description: isWarning ? <FormWarning>{sentence}</FormWarning> : null,
        isDisabled: props.isDisabled ?? false,
        isReadOnly: props.isReadOnly ?? false,
        onBlur: () => touch(path),
      };
    },
  };
}

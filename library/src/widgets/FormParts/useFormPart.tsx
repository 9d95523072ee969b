import { type ReactElement, useState } from 'react';

import type { Problem } from '../../domain/problem/problem.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './FormParts.messages.ts';
import { FormWarning } from './FormParts.styles.ts';

/** Props of a form for an insured subject, an applicant or an invoice. */
export interface SubjectFormProps<Value> {
  /** The subject, applicant or invoice (controlled). */
  value: Value;
  /**
   * Called with the changed value when a field is committed: on blur, on Enter, one second after the last key, or when
   * an option is chosen.
   */
  onChange: (value: Value) => void;
  /**
   * Problems of `value`. The path of a problem begins with the name of a field. Its `shownOn` says after which event
   * the problem is shown; by default, after the field has lost focus.
   */
  problems?: readonly Problem[] | undefined;
  /** Shows the problems of all fields, for example after a submit was refused. @default false */
  shouldShowAllProblems?: boolean | undefined;
  /** Makes all controls unavailable and leaves their values out of a submitted form. @default false */
  isDisabled?: boolean | undefined;
  /** If true, the user can read the values and focus the controls, but can't change the values. @default false */
  isReadOnly?: boolean | undefined;
  /** Prefix of the ids of the controls; an id is `${id}-${field}`. An error summary links to these ids. */
  id?: string | undefined;
}

/** Props that a control of the form gets. */
export interface FormField {
  /** Id of the control. An error summary links to it. */
  readonly id: string;
  /** Text of the error that is shown at the field; undefined if none is shown. */
  readonly errorMessage: string | undefined;
  /** Text of the warning that is shown at the field; null if none is shown, for example because an error is shown. */
  readonly description: ReactElement | null;
  /** True if the control is unavailable. */
  readonly isDisabled: boolean;
  /** True if the value can be read but not changed. */
  readonly isReadOnly: boolean;
  /** Must be called when the field loses focus; its problems are then shown. */
  readonly onBlur: () => void;
}

/** State of a form, and functions that return the props of its controls. */
export interface FormPart<Value> {
  /** The value of the form (controlled). */
  readonly value: Value;
  /** Text that a select shows while nothing is chosen. */
  readonly placeholder: string;
  /**
   * Changes some fields. Successive calls build on each other: if `change` is a function, the function receives the
   * latest value.
   */
  readonly set: (change: Partial<Value> | ((latest: Value) => Partial<Value>)) => void;
  /** Makes the problems of a field visible. `path` is the path with which `fieldOf` was called. */
  readonly touch: (path: string) => void;
  /** True if the user has changed the field. */
  readonly isChanged: (field: keyof Value) => boolean;
  /**
   * Returns the props for the control of a field. The path is the name of a field, or of a part of it such as
   * `address.detail`.
   */
  readonly fieldOf: (path: string) => FormField;
}

const noProblems: readonly Problem[] = [];

/** Returns the first segment of a path, which is the name of a field. */
export const fieldIn = (path: string): string => path.split('.', 1)[0] ?? path;

/** Returns the id of a control in a form, for example `invoice-info-taxId`. An error summary links to it. */
export const fieldIdOf = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;

interface FormPartOptions {
  /** Returns the text of a problem; null if the problem has no text. */
  readonly sentenceOf: (problem: Problem) => string | null;
  /** Returns the path of the control that shows a problem. @default the path of the problem */
  readonly placeOf?: (problem: Problem) => string;
}

/** True if the fields already have the values of a change. */
const changesNothing = <Value,>(value: Value, change: Partial<Value>): boolean =>
  (Object.keys(change) as (keyof Value)[]).every((field) => Object.is(value[field], change[field]));

/**
 * Returns the state of a form. Changes are applied one after the other. While `shouldShowAllProblems` is true, all
 * problems are shown. Otherwise a problem is shown after its field has lost focus; if its `shownOn` is `change`, also
 * after the field was changed; if its `shownOn` is `submit`, it isn't shown. A control shows one problem at a time.
 */
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

  const isDue = ({ path, shownOn = 'blur' }: Problem, place: string): boolean => {
    if (props.shouldShowAllProblems) return true;
    if (shownOn === 'change' && [...changed].some((field) => field === fieldIn(path))) return true;
    return shownOn !== 'submit' && touched.has(place);
  };

  const problemOf = (path: string): Problem | undefined => {
    const here = problems.filter((problem) => placeOf(problem) === path && isDue(problem, path));
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

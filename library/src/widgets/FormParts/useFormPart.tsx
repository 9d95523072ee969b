import { type ReactElement, useState } from 'react';

import type { Problem } from '../../domain/problem/problem.ts';
import { ownValue } from '../../domain/record/ownValue.ts';
import { useFunctionalUpdate } from '../../foundation/useFunctionalUpdate.ts';
import { subjectProblemMessages } from '../../i18n/subjectProblems.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './FormParts.messages.ts';
import { FormWarning } from './FormParts.styles.ts';

/** What every form of an insured subject takes. */
export interface SubjectFormProps<Value> {
  value: Value;
  /** Called when a field is committed: on blur, on Enter, after a second without a key, or when an option is chosen. */
  onChange: (value: Value) => void;
  /** What is wrong in `value`; paths begin at its fields. Each is shown once its field was left. */
  problems?: readonly Problem[] | undefined;
  /** Shows every problem, for example after a submission was refused. @default false */
  shouldShowAllProblems?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Ids of the controls are `${id}-${field}`, so that an error summary can jump to them. */
  id?: string | undefined;
}

/** What a control of the form gets. */
export interface FormField {
  readonly id: string;
  readonly errorMessage: string | undefined;
  readonly description: ReactElement | null;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly onBlur: () => void;
}

/** A form in work: its value, and what its controls get. */
export interface FormPart<Value> {
  readonly value: Value;
  /** Words of a choice that wasn't made yet. */
  readonly placeholder: string;
  /** Changes some fields, one change over the other; a function is given the value as it is by then. */
  readonly set: (change: Partial<Value> | ((latest: Value) => Partial<Value>)) => void;
  /** From now on the problems of this field are shown. */
  readonly touch: (path: string) => void;
  /** The control of a field; its path is the field's name, or `address.detail`. */
  readonly fieldOf: (path: string) => FormField;
}

const noProblems: readonly Problem[] = [];

/** The id of a form's control, for example `invoice-info-taxId`, so that an error summary can lead to it. */
export const fieldIdOf = (formId: string, path: string): string => `${formId}-${path.replaceAll('.', '-')}`;

/**
 * Hands on changes of a subject one over the other, and holds back problems of fields not visited yet.
 *
 * @param sentenceOf the words of a problem, for a form that has its own; null where they don't name it
 */
export function useFormPart<Value>(
  props: SubjectFormProps<Value>,
  defaultId: string,
  sentenceOf: (problem: Problem) => string | null = () => null,
): FormPart<Value> {
  const { value, onChange, problems = noProblems, id = defaultId } = props;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const update = useFunctionalUpdate(value, onChange);
  const { choose, checkThis } = useMessages(messages);
  const sentences: Readonly<Record<string, (params: Problem['params']) => string>> =
    useMessages(subjectProblemMessages);

  const touch = (path: string): void => setTouched((before) => (before.has(path) ? before : new Set(before).add(path)));

  const problemOf = (path: string): Problem | undefined => {
    if (!props.shouldShowAllProblems && !touched.has(path)) return undefined;
    const here = problems.filter((problem) => problem.path === path);
    return here.find(({ severity }) => severity === 'error') ?? here[0];
  };

  return {
    value,
    placeholder: choose,
    set(change) {
      update((latest) => ({ ...latest, ...(typeof change === 'function' ? change(latest) : change) }));
    },
    touch,
    fieldOf(path) {
      const problem = problemOf(path);
      const sentence =
        problem && (sentenceOf(problem) ?? ownValue(sentences, problem.code)?.(problem.params) ?? checkThis);
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

import {
  Formik,
  type FormikErrors,
  type FormikTouched,
  type FormikValues,
  getIn,
  setNestedObjectValues,
  useFormikContext,
} from 'formik';
import { type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';

export interface FormikMirrorProps<Values extends FormikValues> {
  /** The values in the store. A value that doesn't change must keep its identity. */
  values: Values;
  /** The store's errors for these values by path; all of them are shown. @default none */
  errors?: FormikErrors<Values> | undefined;
  /**
   * The fields: bindings of the `formik` entry. The `onChange` of each binding writes the committed value to the store.
   */
  children: ReactNode;
}

const noErrors: FormikErrors<FormikValues> = {};
const nothing = (): void => undefined;

const areSame = (one: FormikValues, other: FormikValues): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, getIn(other, key)));

/**
 * A Formik form whose values live in a store. The bindings inside show every change of the store; the store's errors
 * become Formik's errors. Input of the user reaches the store by the `onChange` of each binding, which is called
 * immediately, so nothing is lost when the user leaves the page. An edit renders only the fields inside.
 */
export function FormikMirror<Values extends FormikValues>(props: FormikMirrorProps<Values>): ReactElement {
  const { values, errors = noErrors as FormikErrors<Values>, children } = props;
  return (
    <Formik
      initialValues={values}
      initialErrors={errors}
      initialTouched={setNestedObjectValues<FormikTouched<Values>>(values, true)}
      validate={() => errors}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={nothing}
    >
      <>
        <Mirror values={values} errors={errors} />
        {children}
      </>
    </Formik>
  );
}

interface MirrorProps<Values extends FormikValues> {
  readonly values: Values;
  readonly errors: FormikErrors<Values>;
}

/** Copies values and errors of the store into Formik; renders nothing. */
function Mirror<Values extends FormikValues>({ values, errors }: MirrorProps<Values>): null {
  const { values: shown, setValues, setErrors } = useFormikContext<Values>();
  useLayoutEffect(() => {
    if (!areSame(values, shown)) void setValues(values, false);
    // oxlint-disable-next-line react/exhaustive-deps -- an edit is in both: only a change of the store's values counts
  }, [values, setValues]);
  useEffect(() => setErrors(errors), [errors, setErrors]);
  return null;
}

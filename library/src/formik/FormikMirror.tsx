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
  /** The values as the store has them. A value that stays the same keeps its identity. */
  values: Values;
  /** The store's own errors of these values, by their paths; every one is shown. @default none */
  errors?: FormikErrors<Values> | undefined;
  /** The fields, bindings of the `formik` entry; each gives the store what is committed by its `onChange`. */
  children: ReactNode;
}

const noErrors: FormikErrors<FormikValues> = {};
const nothing = (): void => undefined;

const areSame = (one: FormikValues, other: FormikValues): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, getIn(other, key)));

/**
 * A Formik form over values that live in a store: what changes there is shown by the bindings inside, and the store's
 * errors are Formik's. The other way goes by the `onChange` of each binding, which is called at once, so that nothing is
 * lost where the page is left. Only the fields inside are rendered for an edit.
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

/** Follows the store, without an element of its own. */
function Mirror<Values extends FormikValues>({ values, errors }: MirrorProps<Values>): null {
  const { values: shown, setValues, setErrors } = useFormikContext<Values>();
  useLayoutEffect(() => {
    if (!areSame(values, shown)) void setValues(values, false);
    // oxlint-disable-next-line react/exhaustive-deps -- an edit is in both: only a change of the store's values counts
  }, [values, setValues]);
  useEffect(() => setErrors(errors), [errors, setErrors]);
  return null;
}

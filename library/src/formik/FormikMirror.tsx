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
  /** The values in the store. The store must return the same object for an unchanged value. */
  values: Values;
  /** Errors that the store finds in `values`, by path. All errors are shown. @default none */
  errors?: FormikErrors<Values> | undefined;
  /**
   * The fields, which are bindings of the `formik` entry. In `onChange`, each binding must write the committed value to
   * the store.
   */
  children: ReactNode;
}

const noErrors: FormikErrors<FormikValues> = {};
const nothing = (): void => undefined;

const areSame = (one: FormikValues, other: FormikValues): boolean =>
  Object.entries(one).every(([key, value]) => Object.is(value, getIn(other, key)));

/**
 * A Formik form whose values are kept in a store. The bindings inside the form show the changes of the store, and the
 * errors of the store become Formik's errors. The `onChange` of each binding writes the user's input to the store. A
 * binding calls `onChange` as soon as it commits a value, at the latest when the user leaves the page, so no input is
 * lost.
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

/** Copies the values and errors of the store to Formik. Renders nothing. */
function Mirror<Values extends FormikValues>({ values, errors }: MirrorProps<Values>): null {
  const { values: shown, setValues, setErrors } = useFormikContext<Values>();
  useLayoutEffect(() => {
    if (!areSame(values, shown)) void setValues(values, false);
    // oxlint-disable-next-line react/exhaustive-deps -- without `shown`, because only changes of the store are copied
  }, [values, setValues]);
  useEffect(() => setErrors(errors), [errors, setErrors]);
  return null;
}

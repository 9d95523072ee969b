/** A message for a field, returned by the form's own `validate`. */
export interface HostError {
  /** Path of the field, relative to the bound part of the values, for example `contactName`; '' for the whole part. */
  readonly path: string;
  readonly message: string;
}

/**
 * The messages in Formik's errors for a part of the values. They are a single text for the whole part, or texts by
 * field.
 */
export function hostErrorsIn(errors: unknown, path: string = ''): readonly HostError[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => hostErrorsIn(inner, path === '' ? key : `${path}.${key}`));
}

/** A message of a host's own validation for a field. */
export interface HostError {
  /** Path of the field inside the form's part of the values, for example `contactName`; '' for the whole part. */
  readonly path: string;
  readonly message: string;
}

/** The messages in Formik's errors for a part of the values: one text for all of it, or texts by field. */
export function hostErrorsIn(errors: unknown, path: string = ''): readonly HostError[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => hostErrorsIn(inner, path === '' ? key : `${path}.${key}`));
}

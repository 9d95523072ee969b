/** A message that the `validate` of the Formik form returned for a field. */
export interface HostError {
  /**
   * Path of the field inside the part of the values that is bound, for example `contactName`. Empty if the message is
   * for the whole part.
   */
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the messages that Formik's errors contain for a part of the values. Formik's errors have either a single text
 * for the whole part, or a text for each field.
 */
export function hostErrorsIn(errors: unknown, path: string = ''): readonly HostError[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => hostErrorsIn(inner, path === '' ? key : `${path}.${key}`));
}

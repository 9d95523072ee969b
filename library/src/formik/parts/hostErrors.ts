/** A message that a host's own validation gives for a field. */
export interface HostError {
  /** Path of the field below the form's part, for example `contactName`; '' for the part as a whole. */
  readonly path: string;
  readonly message: string;
}

/** The messages in Formik's errors for a part of the values: a text for the whole of it, or texts by field. */
export function hostErrorsIn(errors: unknown, path: string = ''): readonly HostError[] {
  if (typeof errors === 'string') return errors === '' ? [] : [{ path, message: errors }];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, inner]) => hostErrorsIn(inner, path === '' ? key : `${path}.${key}`));
}

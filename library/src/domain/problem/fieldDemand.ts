/** Requirement for a field: it is required, optional, or not shown. */
export type FieldDemand = 'required' | 'optional' | 'hidden';

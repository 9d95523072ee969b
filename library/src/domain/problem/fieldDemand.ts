/** Demand of a field: required, optional, or not shown. */
export type FieldDemand = 'required' | 'optional' | 'hidden';

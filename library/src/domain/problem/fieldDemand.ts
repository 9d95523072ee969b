/** A product's demand for a field: it is required, optional, or hidden. */
export type FieldDemand = 'required' | 'optional' | 'hidden';

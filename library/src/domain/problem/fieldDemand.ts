/** Whether a field must be filled in, may be, or isn't asked for. */
export type FieldDemand = 'required' | 'optional' | 'hidden';

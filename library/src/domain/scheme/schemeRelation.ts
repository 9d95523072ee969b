/**
 * Relation between the schemes of a quotation. `layers`: all schemes are insured, and their premiums are summed.
 * `alternatives`: the customer chooses one scheme, so each scheme is priced alone and premiums are never summed.
 */
export const schemeRelations = ['layers', 'alternatives'] as const;
export type SchemeRelation = (typeof schemeRelations)[number];

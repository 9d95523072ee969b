/**
 * Relation between the organisation and the person who handles the insurance for it (specification §3, operator
 * relation).
 */
export type OperatorRelation = 'legalPerson' | 'employee' | 'authorisedAgent';

export const operatorRelations: readonly OperatorRelation[] = ['legalPerson', 'employee', 'authorisedAgent'];

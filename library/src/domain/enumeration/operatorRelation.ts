/** Relation between the handling person and the organisation (specification §3, operator relation). */
export type OperatorRelation = 'legalPerson' | 'employee' | 'authorisedAgent';

export const operatorRelations: readonly OperatorRelation[] = ['legalPerson', 'employee', 'authorisedAgent'];

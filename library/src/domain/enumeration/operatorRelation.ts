/** Relation of the person who handles the insurance to the organisation (specification §3, operator relation). */
export type OperatorRelation = 'legalPerson' | 'employee' | 'authorisedAgent';

export const operatorRelations: readonly OperatorRelation[] = ['legalPerson', 'employee', 'authorisedAgent'];

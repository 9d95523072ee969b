/** What the person who handles the policy is to the organisation (specification §3, operator relation). */
export type OperatorRelation = 'legalPerson' | 'employee' | 'authorisedAgent';

export const operatorRelations: readonly OperatorRelation[] = ['legalPerson', 'employee', 'authorisedAgent'];

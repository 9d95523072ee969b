import type { OperatorRelation } from '../../domain/enumeration/operatorRelation.ts';
import { type MessagePack, messagePack } from '../messagePack.ts';

type Labels = Readonly<Record<OperatorRelation, string>>;

/** Labels for the relation between an organisation and the person who handles the insurance for it. */
export const operatorRelationMessages: MessagePack<Labels> = messagePack<Labels>(
  { legalPerson: '法定代表人', employee: '员工', authorisedAgent: '授权代理人' },
  { legalPerson: 'Legal representative', employee: 'Employee', authorisedAgent: 'Authorised agent' },
);

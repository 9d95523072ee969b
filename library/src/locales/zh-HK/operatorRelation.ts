import { operatorRelationMessages } from '../../i18n/enumerations/operatorRelation.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const operatorRelation: ReplacedMessages = replaceMessages(operatorRelationMessages, {
  'zh-HK': { legalPerson: '法定代表人', employee: '員工', authorisedAgent: '授權代理人' },
});

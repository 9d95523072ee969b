import { listsEmployees } from '../../domain/product/employeesInsured.ts';
import { insuredPersonMessages } from '../../i18n/insuredPersons.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const insuredPersons: ReplacedMessages = replaceMessages(insuredPersonMessages, {
  'zh-HK': { termIn: (product) => (listsEmployees(product) ? '僱員' : '受保人') },
});

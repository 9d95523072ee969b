import { useMessages } from '@tuanbao/library/i18n/useMessages';

import { type OperatorRole, operatorRoles } from '../../../contract/desk/permissions.ts';
import { messages } from '../../work/work.messages.ts';

/** Returns the displayed names of the roles of operators. */
export const useRoleNames = (): Readonly<Record<OperatorRole, string>> => useMessages(messages).roles;

/** Returns the roles of operators as the options of a field. */
export function useRoleOptions(): readonly { readonly value: OperatorRole; readonly label: string }[] {
  const names = useRoleNames();
  return operatorRoles.map((value) => ({ value, label: names[value] }));
}

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { serviceContext } from '../../client/platform/services/serviceContext.ts';
import type { Permission } from '../../contract/desk/permissions.ts';
import { type DeskSession, mayOperator } from './deskSession.ts';

export const [DeskSessionContext, useDeskSession] = serviceContext<DeskSession>('session of the desk');

/** True when the operator who is signed in has the permission. */
export function useMay(permission: Permission): boolean {
  return mayOperator(useObservable(useDeskSession()).operator, permission);
}

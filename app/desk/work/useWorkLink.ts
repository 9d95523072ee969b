import { useObservable } from '../../client/platform/observable/useObservable.ts';
import type { ResponseOf } from '../../contract/call.ts';
import type { deskOrder } from '../../contract/desk/work/orders.ts';
import { permissionOfQueue } from '../../contract/desk/work/queueNames.ts';
import { insurerWorkKinds } from '../../contract/desk/work/waiting.schema.ts';
import { mayOperator } from '../session/deskSession.ts';
import { useDeskSession } from '../session/deskSessionContext.ts';
import { pathOfQueue } from './queuePages.ts';
import { insurerSubjectPath, materialsPath, transferPath } from './workPaths.ts';

type Entry = ResponseOf<typeof deskOrder>['waiting'][number];

const pathOf = ({ queue, kind, id }: Entry): string => {
  if (queue === 'transfers') return transferPath({ kind: kind === 'order' ? 'order' : 'endorsement', id });
  if (queue === 'materials') return materialsPath({ kind: kind === 'order' ? 'order' : 'endorsement', id });
  const workKind = insurerWorkKinds.find((known) => known === kind);
  return queue === 'insurerWork' && workKind ? insurerSubjectPath({ kind: workKind, id }) : pathOfQueue[queue];
};

/**
 * Returns a function that gives the address of the page on which an entry is handled. The function returns null if the
 * operator lacks the permission for the entry's queue.
 */
export function useWorkLink(): (entry: Entry) => string | null {
  const { operator } = useObservable(useDeskSession());
  return (entry) => (mayOperator(operator, permissionOfQueue[entry.queue]) ? pathOf(entry) : null);
}

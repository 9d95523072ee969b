import type { OrderDetail } from '@tuanbao/library/domain/order/order';
import { correctionsIn } from '@tuanbao/library/domain/roster/corrections';
import { useState, useSyncExternalStore } from 'react';

import { uploadPersonInfo } from '../../contract/history.ts';
import { orderDetail } from '../../contract/orders.ts';
import { useAction } from '../platform/query/useAction.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { isOfProblemPersons, type ProblemPerson, problemPersonsOf } from '../problemPersons/problemPersonsOf.ts';
import type { CorrectionDesk } from './correctionDesk.ts';

/** Corrections of an order's persons, in addition to its materials. */
export interface Corrections {
  /** The order; undefined while it loads and when it has no persons. Without it nothing can be corrected. */
  readonly order: OrderDetail | undefined;
  /** The persons; null until the user opens them. */
  readonly desk: CorrectionDesk | null;
  readonly isOpening: boolean;
  readonly open: () => void;
  /** Number of corrected rows with errors. */
  readonly faultyRows: number;
  /** Problems that the server found in the last submission. */
  readonly refused: readonly ProblemPerson[];
  /** True from a refusal until the user has closed its message. */
  readonly isTelling: boolean;
  readonly dismiss: () => void;
  /** Sends the corrections, if there are any. Resolves to true when nothing is left to send. @throws CallError */
  readonly send: () => Promise<boolean>;
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns the number of rows with errors in a corrected roster; 0 when nothing was corrected, because the user didn't
 * cause errors in the recorded data.
 */
function faultyRowsOf({ recorded, store }: CorrectionDesk): number {
  const faulty = store.rowsWithProblems().length;
  return faulty > 0 && correctionsIn(recorded, store.persons()).length > 0 ? faulty : 0;
}

/**
 * Corrects the persons of an order that awaits corrections. The persons are loaded without masking only when the user
 * opens them.
 */
export function useCorrections(orderSn: string, isOffered: boolean): Corrections {
  const { send, clock } = useServices();
  const order = useQuestion(orderDetail, isOffered ? { orderSn } : null, forVisit);
  const [desk, setDesk] = useState<CorrectionDesk | null>(null);
  const [refused, setRefused] = useState<readonly ProblemPerson[]>([]);
  const [isTelling, setTelling] = useState(false);
  const { isPending, run } = useAction();
  const readFaultyRows = () => (desk ? faultyRowsOf(desk) : 0);
  const faultyRows = useSyncExternalStore(desk?.store.subscribe ?? subscribeToNothing, readFaultyRows, readFaultyRows);
  const known = order.data && order.data.persons.length > 0 ? order.data : undefined;

  const sendCorrections = async () => {
    const corrections = desk ? correctionsIn(desk.recorded, desk.store.persons()) : [];
    if (!desk || corrections.length === 0) return true;
    setRefused([]);
    try {
      await send(uploadPersonInfo, { orderSn, persons: corrections.map(({ after }) => after) });
    } catch (error) {
      if (!isOfProblemPersons(error)) throw error;
      setRefused(problemPersonsOf(error));
      setTelling(true);
      return false;
    }
    const corrected = new Map(corrections.map(({ after }) => [after.key, after]));
    setDesk({ ...desk, recorded: desk.recorded.map((person) => corrected.get(person.key) ?? person) });
    return true;
  };

  return {
    order: known,
    desk,
    isOpening: isPending,
    open: () => {
      if (!known) return;
      void run(async () => {
        const { openCorrectionDesk } = await import('./correctionDesk.ts');
        setDesk(await openCorrectionDesk(send, known, clock.today()));
      });
    },
    faultyRows,
    refused,
    isTelling,
    dismiss: () => setTelling(false),
    send: sendCorrections,
  };
}

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

/** Corrections of the persons of an order. They are sent in addition to the order's materials. */
export interface Corrections {
  /**
   * The order whose persons can be corrected. Undefined until the order is loaded, if it has no persons, or if no
   * corrections are offered.
   */
  readonly order: OrderDetail | undefined;
  /** The persons and their corrections; null until the user opens them. */
  readonly desk: CorrectionDesk | null;
  readonly isOpening: boolean;
  readonly open: () => void;
  /** Number of rows with errors after the corrections; 0 if nothing was corrected. */
  readonly faultyRows: number;
  /** Problems that the server found in the last submission. */
  readonly refused: readonly ProblemPerson[];
  /** True after a submission was refused, until the user closes the message about the refusal. */
  readonly isTelling: boolean;
  readonly dismiss: () => void;
  /**
   * Sends the corrections, if the agent made any. Resolves to false if the server found problems with the persons.
   * @throws CallError
   */
  readonly send: () => Promise<boolean>;
}

const subscribeToNothing = () => () => undefined;

/**
 * Returns the number of rows with errors in a corrected roster. If nothing was corrected, returns 0, because the user
 * didn't cause the errors in the recorded data.
 */
function faultyRowsOf({ recorded, store }: CorrectionDesk): number {
  const faulty = store.rowsWithProblems().length;
  return faulty > 0 && correctionsIn(recorded, store.persons()).length > 0 ? faulty : 0;
}

/**
 * Returns the corrections of the persons of an order. If corrections aren't offered, nothing is requested. The unmasked
 * persons are loaded only when the user opens the list.
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

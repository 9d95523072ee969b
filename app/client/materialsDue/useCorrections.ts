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

/** The corrections of an order's persons, beside its materials. */
export interface Corrections {
  /** The order, once it is known and where it has persons; nothing can be corrected otherwise. */
  readonly order: OrderDetail | undefined;
  /** The persons, once the user wanted to see them. */
  readonly desk: CorrectionDesk | null;
  readonly isOpening: boolean;
  readonly open: () => void;
  /** How many corrected rows can't be sent as they are. */
  readonly faultyRows: number;
  /** Problems that the server found in the corrections sent last. */
  readonly refused: readonly ProblemPerson[];
  /** True from a refusal until the user has taken note of its persons. */
  readonly isTelling: boolean;
  readonly dismiss: () => void;
  /** Sends what was corrected, if anything was. True: nothing is left to send. @throws CallError */
  readonly send: () => Promise<boolean>;
}

const subscribeToNothing = () => () => undefined;

/** The rows that are wrong in a roster that was corrected; of one that is as it was recorded, none is the user's. */
function faultyRowsOf({ recorded, store }: CorrectionDesk): number {
  const faulty = store.rowsWithProblems().length;
  return faulty > 0 && correctionsIn(recorded, store.persons()).length > 0 ? faulty : 0;
}

/** Corrects the persons of an order that waits for it; its persons are shown in clear only when the user asks. */
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

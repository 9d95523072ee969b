import { showToast } from '@tuanbao/library/components/Toast';
import type { Person } from '@tuanbao/library/domain/roster/person';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { useEffect, useRef, useState } from 'react';

import { orderPersons } from '../../contract/orderPersons.ts';
import { isCallError } from '../platform/http/callError.ts';
import type { Send } from '../platform/http/http.ts';
import { useServices } from '../platform/services/services.ts';
import { messages } from './orderPersons.messages.ts';

/** Maximum number of persons that the server returns in one page. */
const pageSize = 100;

/** Selects the roster that is printed. */
interface PrintedRosterQuery {
  readonly orderSn: string;
  readonly rosterVersion: number;
}

export interface PrintedRoster {
  /** All persons of the roster while they are printed; null at any other time. Personal data are masked. */
  readonly persons: readonly Person[] | null;
  /** Number of persons loaded so far; null if no loading is in progress. */
  readonly loaded: number | null;
  /** Loads all persons of the roster, and then opens the browser's print dialog. */
  readonly start: (query: PrintedRosterQuery) => void;
  readonly cancel: () => void;
}

/** Requests all pages of a roster, one after the other. @throws CallError */
async function allPersons(
  send: Send,
  { orderSn, rosterVersion }: PrintedRosterQuery,
  signal: AbortSignal,
  onLoaded: (count: number) => void,
): Promise<readonly Person[]> {
  const persons: Person[] = [];
  for (let page = 1, total = 1; persons.length < total; page += 1) {
    const query = { orderSn, version: rosterVersion, insured: '', page, pageSize };
    const found = await send(orderPersons, query, { noLoading: true, signal });
    persons.push(...found.persons);
    total = found.persons.length === 0 ? 0 : found.total;
    onLoaded(persons.length);
  }
  return persons;
}

/**
 * Returns the functions and the state of printing a whole roster. The page shows only some persons of the roster.
 * Therefore all persons are loaded before the roster is printed, and discarded afterwards. If the user leaves the page,
 * loading is cancelled.
 */
export function usePrintedRoster(): PrintedRoster {
  const words = useMessages(messages);
  const { send } = useServices();
  const [loaded, setLoaded] = useState<number | null>(null);
  const [persons, setPersons] = useState<readonly Person[] | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  useEffect(() => {
    if (!persons) return undefined;
    const end = () => setPersons(null);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [persons]);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setLoaded(null);
  };
  const start = (query: PrintedRosterQuery) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setLoaded(0);
    allPersons(send, query, controller.signal, setLoaded)
      .then((all) => (controller.signal.aborted ? undefined : setPersons(all)))
      .catch((error: unknown) => {
        // For a refused or failed call, `send` has already shown a message.
        if (!isCallError(error)) showToast({ tone: 'danger', title: words.printFailed });
      })
      .finally(() => {
        if (running.current === controller) cancel();
      });
  };
  return { persons, loaded, start, cancel };
}

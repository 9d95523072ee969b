import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterReadingErrorCode } from '../../domain/roster/rosterProblem.ts';
import type { RosterResponse, RosterMessage, RosterRequest } from './rosterReaderProtocol.ts';

/** Reads files and sends the result in parts. `close` ends the reading; no response arrives after it. */
export interface RosterFileReader {
  /**
   * Sends the product data and rules for the next file. This is done early, before the content of the file is loaded.
   */
  readonly expect: (context: RosterContext) => void;
  readonly send: (request: RosterRequest) => void;
  readonly close: () => void;
}

/** Time in milliseconds without a response after which a reader counts as stalled. */
const patienceMs = 30_000;
const failure = (code: RosterReadingErrorCode): RosterResponse => ({
  kind: 'refused',
  problem: { code, path: '', params: {}, severity: 'error' },
});

/**
 * Returns a placeholder for a reader that couldn't be started. It responds to every request with the failure code for a
 * missing reader.
 */
const missingReader = (onResponse: (response: RosterResponse) => void): RosterFileReader => ({
  expect: () => {},
  send: () => onResponse(failure('F_READER_MISSING')),
  close: () => {},
});

function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./readRosterWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null; // The page's content security policy or the browser forbids workers.
  }
}

function readerInWorker(onResponse: (response: RosterResponse) => void): RosterFileReader {
  const worker = newWorker();
  if (!worker) return missingReader(onResponse);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Number of requests whose last response hasn't arrived. The worker handles one request after the other. */
  let owed = 0;
  /** The failure that ended the worker; null while the worker runs. */
  let failed: RosterResponse | null = null;
  let known: RosterContext | null = null;
  const post = (message: RosterMessage, handedOver: Transferable[] = []) => worker.postMessage(message, handedOver);
  const expect = (context: RosterContext) => {
    if (known === context) return;
    known = context;
    post({ kind: 'context', context });
  };
  const close = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const fail = (code: RosterReadingErrorCode) => {
    if (failed) return;
    failed = failure(code);
    close();
    onResponse(failed);
  };
  const awaitAnswer = () => {
    clearTimeout(timer);
    if (owed > 0) timer = setTimeout(() => fail('F_STALLED'), patienceMs);
  };
  // If the error event has no message, a script of the worker couldn't be loaded.
  worker.addEventListener('error', (event) =>
    fail('message' in event && event.message !== '' ? 'F_READER_FAILED' : 'F_READER_MISSING'),
  );
  worker.addEventListener('messageerror', () => fail('F_ANSWER_LOST'));
  worker.addEventListener('message', (event: MessageEvent<RosterResponse>) => {
    if (event.data.kind === 'done' || event.data.kind === 'refused') owed--;
    awaitAnswer();
    onResponse(event.data);
  });
  return {
    close,
    expect,
    send: (request) => {
      if (failed) return onResponse(failed);
      owed++;
      if (owed === 1) awaitAnswer(); // For a further request, the time limit starts when the earlier request is done.
      if (request.kind === 'read') return post(request);
      const { context, ...file } = request;
      expect(context);
      return post(file, typeof file.content === 'string' ? [] : [file.content]);
    },
  };
}

function readerInPage(onResponse: (response: RosterResponse) => void): RosterFileReader {
  let isClosed = false;
  const answer = (response: RosterResponse) => {
    if (!isClosed) onResponse(response);
  };
  const reading = import('./rosterRequestHandler.ts').then(
    ({ createRosterRequestHandler }) => createRosterRequestHandler(answer),
    () => () => Promise.resolve(answer(failure('F_READER_MISSING'))),
  );
  return {
    close: () => {
      isClosed = true;
    },
    expect: () => {},
    send: (request) => void reading.then((read) => read(request)),
  };
}

/**
 * Creates a reader that runs in a separate worker, so that the page stays responsive. If the browser has no workers,
 * the reader runs in the page.
 */
export const createRosterFileReader = (onResponse: (response: RosterResponse) => void): RosterFileReader =>
  typeof Worker === 'undefined' ? readerInPage(onResponse) : readerInWorker(onResponse);

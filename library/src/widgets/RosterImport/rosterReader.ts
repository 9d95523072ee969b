import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import type { RosterAnswer, RosterMessage, RosterRequest } from './rosterMessages.ts';

/** A reader of files that answers as it goes; `close` ends it at once, whatever it is doing. */
export interface RosterReader {
  /** Says what the next file will be checked against, while the page's reader is still looking for it. */
  readonly expect: (context: RosterContext) => void;
  readonly ask: (request: RosterRequest) => void;
  readonly close: () => void;
}

/** A reader that owes an answer and is silent for so many milliseconds is given up. */
const patienceMs = 30_000;
const givenUp: RosterAnswer = {
  kind: 'refused',
  problem: { code: 'F_ZIP_BOMB', path: '', params: {}, severity: 'error' },
};
const broken: RosterAnswer = {
  kind: 'refused',
  problem: { code: 'F_CORRUPT', path: '', params: {}, severity: 'error' },
};

function readerInWorker(onAnswer: (answer: RosterAnswer) => void): RosterReader {
  const worker = new Worker(new URL('./rosterWorker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Requests that aren't answered to the end; they are answered one after the other. */
  let owed = 0;
  let isBroken = false;
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
  const fail = (answer: RosterAnswer) => {
    close();
    onAnswer(answer);
  };
  const awaitAnswer = () => {
    clearTimeout(timer);
    if (owed > 0) timer = setTimeout(() => fail(givenUp), patienceMs);
  };
  worker.addEventListener('error', () => {
    isBroken = true;
    fail(broken);
  });
  worker.addEventListener('message', (event: MessageEvent<RosterAnswer>) => {
    if (event.data.kind === 'done' || event.data.kind === 'refused') owed--;
    awaitAnswer();
    onAnswer(event.data);
  });
  return {
    close,
    expect,
    ask: (request) => {
      if (isBroken) return onAnswer(broken); // it failed before it was asked anything
      owed++;
      if (owed === 1) awaitAnswer(); // the next one's time begins when this one is answered
      if (request.kind === 'read') return post(request);
      const { context, ...file } = request;
      expect(context);
      return post(file, typeof file.content === 'string' ? [] : [file.content]);
    },
  };
}

function readerInPage(onAnswer: (answer: RosterAnswer) => void): RosterReader {
  let isClosed = false;
  const reading = import('./rosterReading.ts').then(({ createRosterReading }) =>
    createRosterReading((answer) => {
      if (!isClosed) onAnswer(answer);
    }),
  );
  return {
    close: () => {
      isClosed = true;
    },
    expect: () => {},
    ask: (request) => void reading.then((read) => read(request)),
  };
}

/** A reader in a worker of its own, so that the page stays free; in the page where there are no workers. */
export const createRosterReader = (onAnswer: (answer: RosterAnswer) => void): RosterReader =>
  typeof Worker === 'undefined' ? readerInPage(onAnswer) : readerInWorker(onAnswer);

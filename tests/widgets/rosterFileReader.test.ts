import { personWords } from '@tuanbao/library/i18n/personWords.messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createRosterFileReader } from '../../library/src/widgets/RosterImport/rosterFileReader.ts';
import type { RosterResponse } from '../../library/src/widgets/RosterImport/rosterReaderProtocol.ts';
import { createRosterRequestHandler } from '../../library/src/widgets/RosterImport/rosterRequestHandler.ts';
import { rosterContext } from '../../stories/fixtures/rosters.ts';
import { SilentWorker } from './silentWorker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const plan = { sheetName: '', sheets: [], headerRow: 0, headers: [], columns: [], words: {} };
const opened = { kind: 'opened', plan, rows: 5 } as unknown as RosterResponse;
const done = { kind: 'done', findings: {} } as unknown as RosterResponse;

function start() {
  const answers: string[] = [];
  const refusals: string[] = [];
  const reader = createRosterFileReader((answer) => {
    answers.push(answer.kind);
    if (answer.kind === 'refused') refusals.push(answer.problem.code);
  });
  const open = () =>
    reader.send({
      kind: 'open',
      content: '',
      context: rosterContext,
      captions: personWords['zh-CN'].fields,
      habits: null,
    });
  const again = () => reader.send({ kind: 'read', choice: {} });
  return { answers, refusals, reader, open, again, worker: SilentWorker.latest };
}

it('ends a reader that hangs after its first response', () => {
  const { answers, refusals, open, worker } = start();
  open();
  worker.say(opened);
  vi.advanceTimersByTime(29_000);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(answers).toEqual(['opened', 'refused']);
  expect(refusals).toEqual(['F_STALLED']);
  expect(worker.isEnded).toBe(true);
});

it('waits for each of two requests, and not after both have a response', () => {
  const { answers, open, again, worker } = start();
  open();
  worker.say(opened);
  worker.say(done);
  again();
  again();
  worker.say(done);
  vi.advanceTimersByTime(20_000);
  worker.say(done);
  vi.advanceTimersByTime(10 * 60_000);
  expect(answers).toEqual(['opened', 'done', 'done', 'done']);

  again();
  again();
  worker.say(done);
  vi.advanceTimersByTime(31_000);
  expect(answers.at(-1)).toBe('refused');
});

it.each([
  ['a crash', new ErrorEvent('error', { message: 'boom' }), 'F_READER_FAILED'],
  ['a script that is not loaded', new Event('error'), 'F_READER_MISSING'],
  ['an answer that the page cannot take', new MessageEvent('messageerror'), 'F_ANSWER_LOST'],
])('reports %s once, and again for each later request', (_, event, code) => {
  const { refusals, open, again, worker } = start();
  open();
  worker.dispatchEvent(event);
  expect(refusals).toEqual([code]);
  expect(worker.isEnded).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(refusals).toEqual([code]);
  again();
  expect(refusals).toEqual([code, code]);
});

it('reports that the reader is missing if no worker can be started', () => {
  vi.stubGlobal('Worker', function refuse() {
    throw new DOMException('refused by the policy', 'SecurityError');
  });
  const refusals: string[] = [];
  const reader = createRosterFileReader((answer) => answer.kind === 'refused' && refusals.push(answer.problem.code));
  reader.send({ kind: 'read', choice: {} });
  expect(refusals).toEqual(['F_READER_MISSING']);
  expect(() => reader.close()).not.toThrow();
});

it.each([
  ['a function among the cells', new DOMException('could not be cloned', 'DataCloneError'), 'F_ANSWER_LOST'],
  ['a failure of the program', new TypeError('n.difference is not a function'), 'F_READER_FAILED'],
])('responds to %s instead of hanging', async (_, thrown, code) => {
  const refusals: string[] = [];
  const read = createRosterRequestHandler((answer) => {
    if (answer.kind === 'refused') refusals.push(answer.problem.code);
    else throw thrown;
  });
  const content = '姓名,证件号码,职业代码\n李四,11010519491231002X,0001001\n';
  await read({ kind: 'open', content, context: rosterContext, captions: personWords['zh-CN'].fields, habits: null });
  expect(refusals).toEqual([code]);
});

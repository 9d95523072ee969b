import { personWords } from '@tuanbao/library/i18n/personWords.messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { RosterAnswer } from '../../library/src/widgets/RosterImport/rosterMessages.ts';
import { createRosterReader } from '../../library/src/widgets/RosterImport/rosterReader.ts';
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
const opened = { kind: 'opened', plan, rows: 5 } as unknown as RosterAnswer;
const done = { kind: 'done', findings: {} } as unknown as RosterAnswer;

function start() {
  const answers: string[] = [];
  const reader = createRosterReader((answer) => answers.push(answer.kind));
  const open = () =>
    reader.ask({
      kind: 'open',
      content: '',
      context: rosterContext,
      captions: personWords['zh-CN'].fields,
      habits: null,
    });
  const again = () => reader.ask({ kind: 'read', choice: {} });
  return { answers, reader, open, again, worker: SilentWorker.latest };
}

it('gives up a reader that hangs after its first answer', () => {
  const { answers, open, worker } = start();
  open();
  worker.say(opened);
  vi.advanceTimersByTime(29_000);
  expect(worker.isEnded).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(answers).toEqual(['opened', 'refused']);
  expect(worker.isEnded).toBe(true);
});

it('waits for each of two requests, and no longer once both are answered', () => {
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

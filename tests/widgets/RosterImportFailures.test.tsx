import { act, configure, screen, within } from '@testing-library/react';
import { type RosterReadingErrorCode } from '@tuanbao/library/domain/roster/rosterProblem';
import { rosterProblemMessages } from '@tuanbao/library/i18n/rosterProblems.messages';
import { afterEach, expect, it, vi } from 'vitest';

import { type PackedPersons, packedPersons } from '../../library/src/widgets/RosterImport/packedPersons.ts';
import type { RosterResponse } from '../../library/src/widgets/RosterImport/rosterReaderProtocol.ts';
import { sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderImport, textFile } from './renderRosterImport.tsx';
import { SilentWorker } from './silentWorker.ts';

/** The timeouts are long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 8000 });
afterEach(() => {
  vi.unstubAllGlobals();
});

const list = '姓名,证件号码,职业代码\n李四,11010519491231002X,0001001\n';
const refusal = (code: RosterReadingErrorCode): RosterResponse => ({
  kind: 'refused',
  problem: { code, path: '', params: {}, severity: 'error' },
});
const codes = ['F_STALLED', 'F_READER_FAILED', 'F_ANSWER_LOST', 'F_READER_MISSING', 'F_LAST_STEP'] as const;
const opened = { kind: 'opened', rows: 1, plan: { otherLists: [], columns: [] } } as unknown as RosterResponse;

/** Starts to read a file. The worker is replaced; it sends only the messages that the test sends. */
async function startReading() {
  vi.stubGlobal('Worker', SilentWorker);
  const opening = renderImport();
  await opening.take(textFile(list));
  await screen.findByRole('progressbar', { name: '正在读取 名单.csv' });
  return { ...opening, worker: SilentWorker.latest };
}

it.each(codes)('%s: shows what happened and what to do, and reads the same file again', async (code) => {
  const { worker, user } = await startReading();
  act(() => worker.say(refusal(code)));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('未能读完 名单.csv');
  expect(alert).toHaveTextContent(rosterProblemMessages['zh-CN'][code]({}));
  expect(alert).not.toHaveTextContent('解压');
  expect(screen.queryByRole('progressbar')).toBeNull();

  vi.unstubAllGlobals(); // Without a worker, lists are read in the page.
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
});

it.each(codes)('%s has its own sentence in both languages', (code) => {
  for (const words of [rosterProblemMessages['zh-CN'], rosterProblemMessages['en-US']]) {
    const same = Object.entries(words).filter(([, sentence]) => sentence({}) === words[code]({}));
    expect(same.map(([name]) => name)).toEqual([code]);
  }
});

it('does not stay at 100 % if the last step on the page fails', async () => {
  const { worker, user } = await startReading();
  act(() => worker.say(opened));
  const unreadable = { texts: null, ends: [1], places: [0] } as unknown as PackedPersons;
  act(() => worker.say({ kind: 'persons', packed: unreadable }));
  expect(screen.getByRole('alert')).toHaveTextContent('人员已全部读取，但页面未能显示');
  // A message that arrives after the failure must change nothing.
  act(() => worker.say({ kind: 'done', findings: {} } as unknown as RosterResponse));
  expect(screen.getByRole('alert')).toBeVisible();

  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
});

it('does not stay at 100 % if the persons cannot be shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // React logs the errors that the boundary catches.
  const { worker, user } = await startReading();
  act(() => worker.say(opened));
  act(() =>
    worker.say({
      kind: 'done',
      findings: { problems: null, unknownWords: [], faulty: [] },
    } as unknown as RosterResponse),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('人员已全部读取，但页面未能显示');

  vi.unstubAllGlobals();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
});

it('reports a file that was moved or locked, and reads it when it is available again', async () => {
  const { user, take } = renderImport();
  const file = textFile(list);
  const read = vi.spyOn(file, 'arrayBuffer').mockRejectedValueOnce(new DOMException('gone', 'NotFoundError'));
  await take(file);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('文件已被移动、删除，或正被其他程序占用');
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
  expect(read).toHaveBeenCalledTimes(2);
});

const twoLists: RosterResponse = {
  kind: 'opened',
  rows: 1,
  plan: {
    sheetName: '一车间',
    sheets: [
      { name: '一车间', rows: 1 },
      { name: '二车间', rows: 1 },
    ],
    isSheetChosen: false,
    otherLists: [{ name: '二车间', rows: 1 }],
    headerRow: 0,
    headers: [],
    columns: [],
    words: {},
  },
};
const nothingFound: RosterResponse = {
  kind: 'done',
  findings: {
    problems: [],
    unknownWords: [],
    explainedWords: [],
    rowOf: Uint32Array.of(2),
    faulty: new Uint32Array(),
    repeated: new Uint32Array(),
  },
};

it('keeps a list visible that could not be read in another way, and tries this again', async () => {
  const { worker, user } = await startReading();
  const answer = (...answers: readonly RosterResponse[]) =>
    act(() => {
      for (const each of answers) worker.say(each);
    });
  answer(twoLists, { kind: 'persons', packed: packedPersons(sampleRoster(1)) }, nothingFound);
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '改为导入“二车间”' }));
  answer(refusal('F_STALLED'));
  expect(screen.getByText('未能读完 名单.csv')).toBeVisible();
  expect(screen.getByText('名单.csv：读到 1 人')).toBeVisible();

  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(SilentWorker.latest).not.toBe(worker);
  await vi.waitFor(() => expect(SilentWorker.latest.asked).toMatchObject({ choice: { sheetName: '二车间' } }));
  expect(screen.queryByText('未能读完 名单.csv')).toBeNull();
  expect(screen.getByText('名单.csv：读到 1 人')).toBeVisible();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { packedPersons } from '../../library/src/widgets/RosterImport/packedPersons.ts';
import type { RosterResponse } from '../../library/src/widgets/RosterImport/rosterReaderProtocol.ts';
import { sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderImport, textFile } from './renderRosterImport.tsx';
import { SilentWorker } from './silentWorker.ts';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  vi.unstubAllGlobals();
});

const list = '姓名,证件号码,职业代码\n李四,11010519491231002X,0001001\n';
const persons = sampleRoster(200);
const opened: RosterResponse = {
  kind: 'opened',
  rows: 200,
  plan: {
    sheetName: '',
    sheets: [],
    isSheetChosen: false,
    otherLists: [],
    headerRow: 0,
    headers: [],
    columns: [],
    words: {},
  },
};
const say = (worker: SilentWorker, answer: RosterResponse) => act(() => worker.say(answer));

it('shows how much of a list is read, and stops reading on request', async () => {
  vi.stubGlobal('Worker', SilentWorker);
  const { take, user } = renderImport();
  await take(textFile(list));
  const worker = SilentWorker.latest;
  const bar = await screen.findByRole('progressbar', { name: '正在读取 名单.csv' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  say(worker, opened);
  say(worker, { kind: 'persons', packed: packedPersons(persons.slice(0, 50)) });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  say(worker, { kind: 'persons', packed: packedPersons(persons.slice(50, 150)) });
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');

  await user.click(screen.getByRole('button', { name: '停止读取' }));
  expect(worker.isEnded).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  say(worker, { kind: 'persons', packed: packedPersons(persons.slice(150)) });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByLabelText('选择文件', { selector: 'input' })).toBeInTheDocument();
});

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('group', { name: '人员清单（Excel 或 CSV）' }), { dataTransfer: { files: [file] } });

it('reads a file that is dropped on it', async () => {
  renderImport();
  drop(textFile(list));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
});

const mebibyte = 1024 * 1024;
/** Returns a file that claims to have this number of bytes. */
const fileOf = (bytes: number) => Object.defineProperty(textFile(list), 'size', { value: bytes });

it('refuses a file beyond 64 MiB without reading it, and reads one of 64 MiB', async () => {
  renderImport();
  const large = fileOf(64 * mebibyte + 1);
  const read = vi.spyOn(large, 'arrayBuffer');
  drop(large);
  expect(await screen.findByRole('alert')).toHaveTextContent('请删除多余的工作表和格式，只保留人员清单后再上传');
  expect(read).not.toHaveBeenCalled();

  drop(fileOf(64 * mebibyte));
  expect(await screen.findByText('名单.csv：读到 1 人')).toBeVisible();
});

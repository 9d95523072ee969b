import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { packedPersons } from '../../library/src/widgets/RosterImport/packedPersons.ts';
import type { ReadPlan, RosterResponse } from '../../library/src/widgets/RosterImport/rosterReaderProtocol.ts';
import { sampleRoster } from '../../stories/fixtures/rosters.ts';
import { renderImport, textFile } from './renderRosterImport.tsx';
import { SilentWorker } from './silentWorker.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const plan: ReadPlan = {
  sheetName: '一车间',
  sheets: [
    { name: '一车间', rows: 1 },
    { name: '二车间', rows: 1 },
  ],
  isSheetChosen: false,
  otherLists: [],
  headerRow: 0,
  headers: [],
  columns: [
    { index: 0, caption: '姓名', field: 'name' },
    { index: 1, caption: '编号', field: null },
    { index: 2, caption: '备注', field: null },
  ],
  words: {},
};
const findings = {
  problems: [],
  unknownWords: [
    { field: 'sex', text: '雄', count: 1 },
    { field: 'sex', text: '雌', count: 1 },
  ],
  explainedWords: [],
  rowOf: Uint32Array.of(2),
  faulty: new Uint32Array(),
  repeated: new Uint32Array(),
} as const;
const answers: readonly RosterResponse[] = [
  { kind: 'opened', rows: 1, plan },
  { kind: 'persons', packed: packedPersons(sampleRoster(1)) },
  { kind: 'done', findings },
];

/** Renders a list that was read once. Its worker doesn't answer any further request. */
async function readOnce() {
  vi.stubGlobal('Worker', SilentWorker);
  const { take, user } = renderImport();
  await take(textFile('姓名,编号,备注\n'));
  await screen.findByRole('progressbar');
  act(() => answers.forEach((answer) => SilentWorker.latest.say(answer)));
  await screen.findByText('名单.csv：读到 1 人');
  const choose = (name: RegExp, option: string) => user.selectOptions(screen.getByRole('combobox', { name }), option);
  return { user, choose, choice: () => SilentWorker.latest.asked };
}

it('keeps the meaning of a word that is chosen while the meaning before is still being read', async () => {
  const { choose, choice } = await readOnce();
  await choose(/雄/, '男');
  await choose(/雌/, '女');
  expect(choice()).toMatchObject({ choice: { words: { sex: { 雄: 'male', 雌: 'female' } } } });
});

it('keeps the meaning of a column, and the sheet, that is chosen while the list is still being read', async () => {
  const { choose, choice, user } = await readOnce();
  await user.click(screen.getByText('表头匹配结果'));
  await choose(/“编号”导入为/, '证件号码');
  await choose(/“备注”导入为/, '性别');
  await choose(/雄/, '男');
  expect(choice()).toMatchObject({
    choice: { words: { sex: { 雄: 'male' } }, columns: [{ field: 'name' }, { field: 'idNo' }, { field: 'sex' }] },
  });

  await choose(/工作表/, '二车间（1 行）');
  await choose(/雌/, '女');
  expect(choice()).toMatchObject({ choice: { sheetName: '二车间', words: { sex: { 雄: 'male', 雌: 'female' } } } });
  expect(choice()).not.toHaveProperty('choice.columns.0');
});

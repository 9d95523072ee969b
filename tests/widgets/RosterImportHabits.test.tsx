import { cleanup, screen, within } from '@testing-library/react';
import type { RosterImportHabits } from '@tuanbao/library/domain/roster/import/habits';
import type { LeftOutPersons } from '@tuanbao/library/domain/roster/import/leftOut';
import { expect, it, vi } from 'vitest';

import { rosterContext } from '../../stories/fixtures/rosters.ts';
import { rosterFile, textFile, renderImport } from './renderRosterImport.tsx';

/** The timeout is long, because the code that reads lists is loaded with the first list. */
vi.setConfig({ testTimeout: 20_000 });

it('asks once for the meaning of an unknown word, and remembers it for the next file', async () => {
  const remembered: { value: RosterImportHabits | null } = { value: null };
  const memory = {
    recall: () => remembered.value,
    remember: (habits: RosterImportHabits) => void (remembered.value = habits),
  };
  const list = '姓名,证件类型,编号,职业代码\n李四,护照本,E12345678,0001001\n王五,护照本,E12345679,0001001\n';
  const first = renderImport({ memory });
  await first.take(textFile(list));
  await first.user.selectOptions(await screen.findByRole('combobox', { name: '“编号”导入为' }), '证件号码');
  await first.user.selectOptions(screen.getByRole('combobox', { name: '证件类型“护照本”（2 人）' }), '护照');
  await expect.poll(() => screen.queryByText('未识别的内容')).toBeNull();
  await first.user.click(screen.getByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => first.onImport.mock.calls.length).toBe(1);
  expect(first.onImport.mock.calls[0]?.[0][1]?.idType).toBe('passport');
  cleanup();

  const next = renderImport({ memory });
  await next.take(textFile(list));
  await next.user.click(await screen.findByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => next.onImport.mock.calls.length).toBe(1);
  expect(next.onImport.mock.calls[0]?.[0][0]).toMatchObject({ idType: 'passport', idNo: 'E12345678' });
});

const explainedWord = () => screen.getByRole('combobox', { name: '证件类型“护照本”（1 人）' });

it('lets the user change or remove the meaning of a word, also for later files', async () => {
  let kept: RosterImportHabits | null = { captions: {}, words: { idType: { 护照本: 'officerCertificate' } } };
  const memory = { recall: () => kept, remember: (habits: RosterImportHabits) => void (kept = habits) };
  const { take, user, onImport } = renderImport({ memory });
  await take(textFile('姓名,证件类型,证件号码,职业代码\n李四,护照本,E12345678,0001001\n'));
  await user.click(await screen.findByText('已确认的内容（1 种，可更改）'));
  expect(explainedWord()).toHaveDisplayValue('军官证');
  await user.selectOptions(explainedWord(), '请选择含义');
  expect(await screen.findByText('未识别的内容')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '导入 1 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0][0]?.idType).toBe('护照本');
  expect(kept?.words.idType).toEqual({});
});

it('stores persons who were left out and offers them when the dialog opens again, until they are imported', async () => {
  let kept: LeftOutPersons | null = null;
  const leftOut = { recall: () => kept, keep: (persons: LeftOutPersons | null) => void (kept = persons) };
  const first = renderImport({ leftOut });
  await first.take(rosterFile('n27-500-with-20-errors.xlsx'));
  await first.user.click(await screen.findByRole('button', { name: '仅导入没有问题的 480 人' }));
  await expect.poll(() => first.onImport.mock.calls.length).toBe(1);
  cleanup();

  const next = renderImport({ leftOut });
  expect(screen.getByText('上次导入 n27-500-with-20-errors.xlsx 时，有 20 人因信息有误未导入')).toBeVisible();
  await next.user.click(screen.getByRole('button', { name: '继续修改' }));
  expect(await screen.findByText(/（上次未导入的人员）：读到 20 人/)).toBeVisible();
  await next.user.click(screen.getByRole('button', { name: '导入 20 人' }));
  await expect.poll(() => next.onImport.mock.calls.length).toBe(1);
  const before = new Set(first.onImport.mock.calls[0]?.[0].map(({ idNo }) => idNo));
  expect(next.onImport.mock.calls[0]?.[0]).toHaveLength(20);
  expect(next.onImport.mock.calls[0]?.[0].filter(({ idNo }) => !before.has(idNo)).length).toBeGreaterThan(15);
  expect(kept).toBeNull();
});

it('discards persons who were left out if the user says so', async () => {
  const keep = vi.fn<(persons: LeftOutPersons | null) => void>();
  const waiting = { fileName: '名单.xlsx', persons: [] };
  const { user } = renderImport({ leftOut: { recall: () => waiting, keep } });
  await user.click(screen.getByRole('button', { name: '不再需要' }));
  expect(keep).toHaveBeenCalledExactlyOnceWith(null);
  expect(screen.queryByText(/上次导入/)).toBeNull();
});

it('asks once for the social security of all persons if the list lacks it', async () => {
  const { take, user, onImport } = renderImport({ context: { ...rosterContext, asksSocialSecurity: true } });
  await take(textFile('姓名,证件类型,证件号码,职业代码\n李四,护照,E12345678,0001001\n王五,护照,E12345679,0001001\n'));
  const ofAll = await screen.findByRole('combobox', { name: '清单未注明社保的人员统一为' });
  expect(ofAll).toHaveDisplayValue('逐人填写');
  await user.selectOptions(ofAll, '有社保');
  await expect.poll(() => screen.queryByText('请填写社保')).toBeNull();
  await user.click(screen.getByRole('button', { name: '导入 2 人' }));
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0].map(({ socialSecurity }) => socialSecurity)).toEqual(['with', 'with']);
});

it('offers for an unknown document the types that the list may have', async () => {
  const idTypes = ['idCard', 'householdRegister', 'birthCertificate'] as const;
  const { take } = renderImport({ context: { ...rosterContext, idTypes } });
  await take(textFile('姓名,证件类型,证件号码,职业代码\n李四,户籍本,E12345678,0001001\n'));
  const meaning = await screen.findByRole('combobox', { name: '证件类型“户籍本”（1 人）' });
  expect(
    within(meaning)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['请选择含义', '身份证', '户口簿', '出生证']);
});

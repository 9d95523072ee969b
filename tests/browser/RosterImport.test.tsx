import { cleanup, render } from '@testing-library/react';
import { mergeRoster } from '@tuanbao/library/domain/roster/import/mergeRoster';
import { createRosterStore } from '@tuanbao/library/domain/roster/rosterStore';
import { formatCount } from '@tuanbao/library/i18n/counted';
import { RosterImport, type RosterImportProps } from '@tuanbao/library/widgets/RosterImport';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { rosterContext, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { flipped } from '../domain/roster/import/flipped.ts';
import { correctedList } from './correctedList.ts';
import { bytesOf, errorsOf, faultyLists, listOf, readableLists, refusedLists } from './rosterLists.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

type Import = RosterImportProps['onImport'];

function open(props: Partial<RosterImportProps> = {}) {
  const onImport = vi.fn<Import>();
  render(
    <I18nProvider locale="zh-CN">
      <RosterImport context={rosterContext} schemes={twoSchemes} onImport={onImport} onClose={() => {}} {...props} />
    </I18nProvider>,
  );
  return onImport;
}

async function take(content: BlobPart, name: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, new File([content], name));
}

const isAnswered = () =>
  document.querySelector('[role="alert"]') !== null || document.body.textContent.includes('：读到');

it.each(readableLists)(
  'brings the persons of $file through the worker',
  { timeout: 30_000 },
  async ({ file, rows, validRows = rows }) => {
    const onImport = open();
    await take(await bytesOf(file), file);
    await expect.element(page.getByText(`${file}：读到 ${formatCount(rows)} 人`), { timeout: 8000 }).toBeVisible();
    const good = page.getByRole('button', { name: `仅导入没有问题的 ${formatCount(validRows)} 人` });
    const all = page.getByRole('button', { name: `导入 ${formatCount(rows)} 人`, exact: true });
    await (validRows < rows && validRows > 0 ? good : all).click();
    await expect.poll(() => onImport.mock.calls.length).toBe(1);
    expect(onImport.mock.calls[0]?.[0]).toHaveLength(validRows > 0 ? validRows : rows);
  },
);

it('refuses or reads twenty damaged files, and continues to respond', { timeout: 90_000 }, async () => {
  const original = await bytesOf('clean-50.xlsx');
  open();
  for (let seed = 1; seed <= 20; seed++) {
    await take(flipped(original, seed), `${seed}.xlsx`);
    await expect
      .poll(() => isAnswered() && document.body.textContent.includes(`${seed}.xlsx`), { timeout: 3000 })
      .toBe(true);
    if (document.querySelector('input[type="file"]') === null)
      await page.getByRole('button', { name: '更换文件' }).click();
  }
});

/** Collects the files that the page saves. */
function savedFiles(): File[] {
  const saved: File[] = [];
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(new File([blob as Blob], 'saved.xlsx'));
    return create(blob);
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return saved;
}
afterEach(() => void vi.restoreAllMocks());

/** Returns the row numbers in the list of problems. */
const shownRows = () =>
  Array.from(document.querySelectorAll('[aria-label="发现的问题"] [data-part="rows"]')).flatMap(({ textContent }) =>
    (textContent.match(/\d+/g) ?? []).map(Number),
  );
/** Returns the active table cell, which a screen reader reads. */
const activeCell = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

/** Returns the position of the active cell in the table: index and text of the row, and the caption of the column. */
function standsIn(): { readonly at: number; readonly says: string; readonly column: string } {
  const cell = activeCell();
  const row = cell?.closest('[role="row"]');
  const column = cell?.getAttribute('aria-colindex') ?? '';
  return {
    at: Number(row?.getAttribute('aria-rowindex')) - 2,
    says: row?.textContent ?? '',
    column: document.querySelector(`[role="columnheader"][aria-colindex="${column}"]`)?.textContent ?? '',
  };
}

it.each(faultyLists)(
  'names the rows of the problems of $file, and goes from one to the next in the table, to the row and cell it names',
  { timeout: 40_000 },
  async (list) => {
    open();
    const bytes = await bytesOf(list.file);
    await take(bytes, list.file);
    await expect.element(page.getByRole('list', { name: '发现的问题' }), { timeout: 10_000 }).toBeVisible();
    const errors = errorsOf(list);
    const named = new Set(errors.map(({ row }) => row));
    expect(new Set(shownRows())).toEqual(named);

    await page.getByRole('button', { name: /修改有问题的/ }).click();
    const { persons, rowOf } = await listOf(bytes);
    const listed = [...named.union(new Set(errors.flatMap(({ of: first }) => first ?? [])))].toSorted((a, b) => a - b);
    const [reached, places]: [number[], string[]] = [[], []];
    const cells = new Set(errors.map(({ row, column }) => `${row} ${column}`));
    for (const visit of Array.from(cells).keys()) {
      // The table selects the first problem by itself, so the button isn't pressed for it.
      if (visit > 0) await page.getByRole('button', { name: /下一处问题|下一个问题/ }).click();
      await expect.poll(() => activeCell()?.getAttribute('aria-invalid')).toBe('true');
      const { at, says, column } = standsIn();
      const row = listed[at] ?? 0;
      expect(says).toContain(persons[rowOf.indexOf(row)]?.name);
      reached.push(row);
      places.push(`${row} ${column}`);
    }
    expect(new Set(reached)).toEqual(named);
    expect(places.filter((place) => !cells.has(place))).toEqual([]);
  },
);

it.each(faultyLists)(
  'exports the failed rows of $file and imports them when the cells named in the reasons are corrected',
  { timeout: 60_000 },
  async (list) => {
    const saved = savedFiles();
    const onImport = open();
    await take(await bytesOf(list.file), list.file);
    const failed = new Set(errorsOf(list).map(({ row }) => row)).size;
    await page.getByRole('button', { name: '下载有问题的人员（含错误原因）' }).click();
    await expect.poll(() => saved.length, { timeout: 10_000 }).toBe(1);
    await page.getByRole('button', { name: `仅导入没有问题的 ${list.rows - failed} 人` }).click();
    await expect.poll(() => onImport.mock.calls.length).toBe(1);

    const lost = errorsOf(list).flatMap(({ lost: number }) => number ?? []);
    const handedOut = new Uint8Array(await (saved[0] as File).arrayBuffer());
    const { file, changed } = await correctedList(handedOut, lost);
    expect(changed).toHaveLength(failed);
    expect(changed.filter((captions) => captions.length === 0)).toEqual([]);
    await page.getByRole('button', { name: '更换文件' }).click();
    await take(file, '改过.xlsx');
    await expect.element(page.getByText(`改过.xlsx：读到 ${failed} 人`), { timeout: 10_000 }).toBeVisible();
    await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain('没有发现问题');
    await page.getByRole('button', { name: `导入 ${formatCount(failed)} 人`, exact: true }).click();
    await expect.poll(() => onImport.mock.calls.length).toBe(2);

    const [good = [], corrected = []] = onImport.mock.calls.map(([persons]) => persons);
    expect(onImport.mock.calls[1]?.[1].errors).toBe(0);
    const { persons, added, kept } = mergeRoster(good, corrected);
    expect({ persons: persons.length, added, kept }).toEqual({ persons: list.rows, added: failed, kept: [] });
    const store = createRosterStore(
      { ...rosterContext, schemes: twoSchemes },
      persons.map((person) => ({ ...person, schemeId: 'field' })),
    );
    expect(store.rowsWithProblems()).toEqual([]);
  },
);

const said = () => document.querySelector('[role="alert"]')?.textContent ?? '';
/** For each error code of a refused file, the message with the reason and the advice. */
const refusals: Readonly<Record<string, RegExp>> = {
  F_ZIP_BOMB: /解压后过大，已停止读取。请删除多余的工作表和格式/,
  F_CORRUPT: /已损坏或未下载完整。请重新获取文件/,
  F_XLS_LEGACY: /旧版 \.xls 文件。请用 Excel 或 WPS 打开，另存为 \.xlsx/,
  F_ENCRYPTED: /有密码。请取消密码/,
};

it.each(refusedLists)(
  'shows why $file can not be read and what to do, and offers to choose another',
  { timeout: 40_000 },
  async ({ file, fileError = '' }) => {
    open();
    await take(await bytesOf(file), file);
    await expect.poll(said, { timeout: 15_000 }).toContain(`无法读取 ${file}`);
    expect(said()).toMatch(refusals[fileError.split(' ')[0] ?? ''] ?? 'a code without a sentence');
    await take(await bytesOf('clean-50.xlsx'), 'clean-50.xlsx');
    await expect.element(page.getByText('clean-50.xlsx：读到 50 人'), { timeout: 10_000 }).toBeVisible();
  },
);

it('takes the failed rows as a file with the reasons, and the same file back', { timeout: 40_000 }, async () => {
  const saved = savedFiles();
  open();
  await take(await bytesOf('n27-500-with-20-errors.xlsx'), '名单.xlsx');
  await page.getByRole('button', { name: '下载有问题的人员（含错误原因）' }).click();
  await expect.poll(() => saved.length, { timeout: 10_000 }).toBe(1);
  await page.getByRole('button', { name: '更换文件' }).click();
  await take(saved[0] ?? '', '改过.xlsx');
  await expect.element(page.getByText('改过.xlsx：读到 20 人'), { timeout: 10_000 }).toBeVisible();
});

it('offers a template that it can read', { timeout: 40_000 }, async () => {
  const saved = savedFiles();
  open();
  await page.getByRole('button', { name: '下载模板' }).click();
  await expect.poll(() => saved.length, { timeout: 10_000 }).toBe(1);
  await take(saved[0] ?? '', '模板.xlsx');
  await expect.element(page.getByText(/文件中没有人员/), { timeout: 10_000 }).toBeVisible();
});

it('persons can be corrected in the dialog, and then count as valid', { timeout: 40_000 }, async () => {
  const onImport = open();
  await take(
    '姓名,证件号码,职业代码\n李四,11010519491231002X,0001001\n王五,310199199003070000,0001001\n赵六,310199199003071010,0001001\n',
    '名单.csv',
  );
  await page.getByRole('button', { name: /修改有问题的/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeDisabled();
  const left = Number(/还有 (\d) 人/.exec(document.body.textContent)?.[1]);
  const row = page.getByRole('gridcell', { name: /310199199003070000/ });
  await row.dblClick();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(`${validIdNumber()}{Enter}`);
  await expect.element(page.getByText(left === 1 ? '已全部修正' : `还有 ${left - 1} 人的信息需要修改`)).toBeVisible();
  await page.getByRole('button', { name: /仅导入没有问题的/ }).click();
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0].map(({ name }) => name)).toContain('王五');
});

/** A fictional id number with a correct check digit. */
function validIdNumber(): string {
  const body = '31019919900307000';
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body.charAt(at)), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

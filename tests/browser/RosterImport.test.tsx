import { cleanup, render } from '@testing-library/react';
import { personsOfSheet } from '@tuanbao/library/domain/roster/import/personsOfSheet';
import {
  openRosterFile,
  RosterImport,
  type RosterImportProps,
  rosterFile,
} from '@tuanbao/library/widgets/RosterImport';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { rosterContext, samplePerson, twoSchemes } from '../../stories/fixtures/rosters.ts';
import { flipped } from '../domain/roster/import/flipped.ts';

import '@tuanbao/tokens/tokens.css';

const addresses = import.meta.glob<string>('../fixtures/rosters/*.{xlsx,xls,csv}', {
  eager: true,
  query: '?url',
  import: 'default',
});
interface ExpectedProblem {
  readonly row: number;
  readonly column: string;
  readonly mayBeError?: string;
  readonly mayNormalise?: boolean;
}
interface Expectation {
  readonly file: string;
  readonly rows: number;
  readonly validRows?: number;
  readonly fileError?: string;
  readonly errors?: readonly ExpectedProblem[];
  readonly warnings?: readonly ExpectedProblem[];
}
const expectations = import.meta.glob<Expectation>('../fixtures/rosters/*.json', { eager: true, import: 'default' });

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

async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const address = addresses[`../fixtures/rosters/${name}`];
  if (address === undefined) throw new Error(`there is no roster ${name}`);
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

async function take(content: BlobPart, name: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, new File([content], name));
}

const isAnswered = () =>
  document.querySelector('[role="alert"]') !== null || document.body.textContent.includes('：读到');

it.each(Object.values(expectations).filter(({ fileError }) => !fileError))(
  'brings the persons of $file through the worker',
  { timeout: 30_000 },
  async ({ file, rows, validRows = rows }) => {
    const onImport = open();
    await take(await bytesOf(file), file);
    await expect.element(page.getByText(`${file}：读到 ${rows} 人`), { timeout: 8000 }).toBeVisible();
    const good = page.getByRole('button', { name: `只导入没有问题的 ${validRows} 人` });
    const all = page.getByRole('button', { name: `导入 ${rows} 人`, exact: true });
    await (validRows < rows && validRows > 0 ? good : all).click();
    await expect.poll(() => onImport.mock.calls.length).toBe(1);
    expect(onImport.mock.calls[0]?.[0]).toHaveLength(validRows > 0 ? validRows : rows);
  },
);

it('refuses twenty damaged files or reads them, and answers on', { timeout: 90_000 }, async () => {
  const original = await bytesOf('clean-50.xlsx');
  open();
  for (let seed = 1; seed <= 20; seed++) {
    await take(flipped(original, seed), `${seed}.xlsx`);
    await expect
      .poll(() => isAnswered() && document.body.textContent.includes(`${seed}.xlsx`), { timeout: 3000 })
      .toBe(true);
    if (document.querySelector('input[type="file"]') === null)
      await page.getByRole('button', { name: '换一个文件' }).click();
  }
});

/** Catches what the page lets the browser save. */
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

/** Rows that the list of problems names. */
const shownRows = () =>
  Array.from(document.querySelectorAll('[aria-label="发现的问题"] [data-part="rows"]')).flatMap(({ textContent }) =>
    (textContent.match(/\d+/g) ?? []).map(Number),
  );
/** The cell that a screen reader is in. */
const activeCell = () => document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
const rowsOf = (problems: readonly ExpectedProblem[]) => problems.map(({ row }) => row);
const readable = Object.values(expectations).filter(({ fileError }) => !fileError);
const faultyLists = readable.filter(({ errors = [] }) => errors.some(({ mayNormalise }) => !mayNormalise));

it.each(faultyLists)(
  'names the rows of the problems of $file, and goes from one to the next in the table',
  { timeout: 40_000 },
  async ({ file, errors = [], warnings = [] }) => {
    open();
    await take(await bytesOf(file), file);
    await expect.element(page.getByRole('list', { name: '发现的问题' }), { timeout: 10_000 }).toBeVisible();
    const mustBe = new Set(rowsOf(errors.filter(({ mayNormalise }) => !mayNormalise)));
    const mayBe = new Set(rowsOf([...errors, ...warnings.filter(({ mayBeError }) => mayBeError)]));
    expect([...mustBe].filter((row) => !shownRows().includes(row))).toEqual([]);
    expect(shownRows().filter((row) => !mustBe.has(row) && !mayBe.has(row))).toEqual([]);

    await page.getByRole('button', { name: /现在修改有问题的/ }).click();
    await page.getByRole('button', { name: /下一处问题|下一个问题/ }).click();
    await expect.poll(() => activeCell()?.getAttribute('aria-invalid')).toBe('true');
  },
);

it.each(faultyLists)(
  'takes the failed rows of $file along and reads them without problems once they are put right',
  { timeout: 60_000 },
  async ({ file }) => {
    const saved = savedFiles();
    const onImport = open();
    await take(await bytesOf(file), file);
    await page.getByRole('button', { name: '下载有问题的人（含错误原因）' }).click();
    await expect.poll(() => saved.length, { timeout: 10_000 }).toBe(1);
    const opened = await openRosterFile(new Uint8Array(await (saved[0] as File).arrayBuffer()), rosterContext, String);
    if (opened.status === 'refused') throw new Error(opened.problem.code);
    const { persons } = personsOfSheet(opened.sheet, opened.header, rosterContext);
    const mended = await rosterFile(
      persons.map((_, position) => samplePerson(position)),
      rosterContext,
    );

    await page.getByRole('button', { name: '换一个文件' }).click();
    await take(mended, '改过.xlsx');
    await expect.element(page.getByText(`改过.xlsx：读到 ${persons.length} 人`), { timeout: 10_000 }).toBeVisible();
    await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain('没有发现问题');
    await page.getByRole('button', { name: `导入 ${persons.length} 人`, exact: true }).click();
    await expect.poll(() => onImport.mock.calls.length).toBe(1);
    expect(onImport.mock.calls[0]?.[1].errors).toBe(0);
  },
);

it('takes the failed rows as a file with the reasons, and the same file back', { timeout: 40_000 }, async () => {
  const saved = savedFiles();
  open();
  await take(await bytesOf('n27-500-with-20-errors.xlsx'), '名单.xlsx');
  await page.getByRole('button', { name: '下载有问题的人（含错误原因）' }).click();
  await expect.poll(() => saved.length, { timeout: 10_000 }).toBe(1);
  await page.getByRole('button', { name: '换一个文件' }).click();
  await take(saved[0] ?? '', '改过.xlsx');
  await expect.element(page.getByText('改过.xlsx：读到 20 人'), { timeout: 10_000 }).toBeVisible();
});

it('hands out a template that it reads itself', { timeout: 40_000 }, async () => {
  const saved = savedFiles();
  open();
  await page.getByRole('button', { name: '下载模板' }).click();
  await expect.poll(() => saved.length, { timeout: 10_000 }).toBe(1);
  await take(saved[0] ?? '', '模板.xlsx');
  await expect.element(page.getByText(/文件里没有人员/), { timeout: 10_000 }).toBeVisible();
});

it('lets persons be put right in the dialog and counts them as good from then on', { timeout: 40_000 }, async () => {
  const onImport = open();
  await take(
    '姓名,证件号码,职业代码\n李四,11010519491231002X,0001001\n王五,310199199003070000,0001001\n赵六,310199199003071010,0001001\n',
    '名单.csv',
  );
  await page.getByRole('button', { name: /现在修改有问题的/ }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤销' })).toBeDisabled();
  const left = Number(/还有 (\d) 人/.exec(document.body.textContent)?.[1]);
  const row = page.getByRole('gridcell', { name: /310199199003070000/ });
  await row.dblClick();
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.keyboard(`${validIdNumber()}{Enter}`);
  await expect.element(page.getByText(left === 1 ? '都改好了' : `还有 ${left - 1} 人需要修改`)).toBeVisible();
  await page.getByRole('button', { name: /只导入没有问题的/ }).click();
  await expect.poll(() => onImport.mock.calls.length).toBe(1);
  expect(onImport.mock.calls[0]?.[0].map(({ name }) => name)).toContain('王五');
});

/** A number nobody holds, with the right check digit. */
function validIdNumber(): string {
  const body = '31019919900307000';
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(body.charAt(at)), 0);
  return body + '10X98765432'.charAt(sum % 11);
}

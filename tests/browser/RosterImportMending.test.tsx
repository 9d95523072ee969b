import { cleanup, render } from '@testing-library/react';
import { RosterImport } from '@tuanbao/library/widgets/RosterImport';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { rosterContext, samplePerson, twoSchemes } from '../../stories/fixtures/rosters.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

const [one, other] = [samplePerson(0), samplePerson(1)];
const wordOf = (sex: string) => (sex === 'male' ? '男' : '女');
const wrong = `${other.idNo.slice(0, 17)}Q`;
const list = `姓名,性别,证件号码,职业代码\n${one.name},${wordOf(one.sex)},${one.idNo},${one.occupationCode}\n${other.name},爷,${wrong},${other.occupationCode}\n`;

/** Imports a list and opens the table in which its faulty persons are corrected. */
async function openMending(text: string): Promise<void> {
  await expect.poll(() => document.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(
    document.querySelector('input[type="file"]') as HTMLInputElement,
    new File([text], '名单.csv'),
  );
  await page.getByRole('button', { name: /修改有问题的/ }).click();
}

/** Renders the import, imports `list`, and opens the table in which its faulty persons are corrected. */
async function startMending() {
  const onClose = vi.fn<() => void>();
  render(
    <I18nProvider locale="zh-CN">
      <RosterImport context={rosterContext} schemes={twoSchemes} onImport={() => {}} onClose={onClose} />
    </I18nProvider>,
  );
  await openMending(list);
  return onClose;
}

const question = page.getByRole('alertdialog', { name: '放弃已修改的内容？' });

it('asks before Esc leaves a corrected row, and Esc there stays', { timeout: 30_000 }, async () => {
  const onClose = await startMending();
  await page.getByRole('gridcell', { name: wrong }).click();
  await userEvent.keyboard(`${other.idNo}{Enter}`);
  await userEvent.keyboard('{Escape}'); // The table handles the first Esc, so the dialog gets no key.
  expect(question.query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => question.query()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(page.getByRole('gridcell', { name: other.idNo })).toBeVisible();
});

it('asks if a cell is being edited when the import is cancelled', { timeout: 30_000 }, async () => {
  const onClose = await startMending();
  await page.getByRole('gridcell', { name: wrong }).click();
  await userEvent.keyboard(other.idNo);
  await page.getByRole('button', { name: '取消' }).click();
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: '放弃修改' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

it('shows the corrections again and continues with them after a word is explained', { timeout: 30_000 }, async () => {
  await startMending();
  await page.getByRole('gridcell', { name: wrong }).click();
  await userEvent.keyboard(`${other.idNo}{Enter}`);
  await page.getByRole('combobox', { name: /爷/ }).selectOptions(wordOf(other.sex));
  await expect.element(page.getByText('已全部修正')).toBeVisible();
  const cell = page.getByRole('gridcell', { name: other.idNo });
  await expect.element(cell).toBeVisible();
  await cell.click();
  await userEvent.keyboard(`${wrong}{Enter}`);
  await expect.element(page.getByRole('gridcell', { name: wrong })).toHaveAttribute('aria-invalid', 'true');
});

it('scrolls the table of faulty persons into view, with its first problem active', { timeout: 30_000 }, async () => {
  await page.viewport(1280, 800);
  const faulty = Array.from({ length: 20 }, (_, at) => samplePerson(at + 2));
  const lines = faulty.map(({ name, idNo, occupationCode }) => `${name},,${idNo.slice(0, 17)}Q,${occupationCode}`);
  render(
    <I18nProvider locale="zh-CN">
      <RosterImport context={rosterContext} schemes={twoSchemes} onImport={() => {}} onClose={() => {}} />
    </I18nProvider>,
  );
  await openMending(list + lines.join('\n'));

  const table = page.getByRole('textbox', { name: '人员清单' });
  await expect.element(table).toHaveFocus();
  const active = () => document.getElementById(table.element().getAttribute('aria-activedescendant') ?? '');
  await expect.poll(() => active()?.getAttribute('aria-invalid')).toBe('true');
  const isInSight = () => {
    const [cell, grid] = [active(), page.getByRole('grid').element()].map((each) => each?.getBoundingClientRect());
    return cell && grid && grid.top >= 0 && cell.top >= grid.top && cell.bottom <= window.innerHeight;
  };
  await expect.poll(isInSight).toBe(true);
});

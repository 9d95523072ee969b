import { cleanup, render, screen, within } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { type ListedOrder, listedOrders } from '../../stories/fixtures/listedOrders.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

const columns: readonly DataGridColumn<ListedOrder>[] = [
  { id: 'number', header: '订单号', isRowHeader: true, cell: ({ number }) => number },
  { id: 'applicant', header: '投保企业', cell: ({ applicant }) => applicant },
  { id: 'premium', header: '保费', align: 'end', isSortable: true, cell: ({ premium }) => premium },
];
const show = (count: number) =>
  render(
    <DataGrid
      caption="订单"
      columns={columns}
      rows={listedOrders(count)}
      rowKey={({ number }) => number}
      allowsSelection
    />,
  );
const sidewaysOverflow = () => document.documentElement.scrollWidth - window.innerWidth;

it('keeps its headings in sight while the page scrolls', async () => {
  await page.viewport(1280, 600);
  show(60);
  window.scrollTo(0, 900);

  await expect.poll(() => screen.getByRole('columnheader', { name: '投保企业' }).getBoundingClientRect().top).toBe(0);
  window.scrollTo(0, 0);
});

it('becomes cards on a phone: still a table to screen readers, no wider than the window, and sortable', async () => {
  await page.viewport(360, 640);
  show(3);
  const row = screen.getAllByRole('row')[2];
  const cells = within(row as HTMLElement).getAllByRole('cell');

  expect(sidewaysOverflow()).toBeLessThanOrEqual(0);
  expect(cells[1]?.getBoundingClientRect().top).toBeGreaterThan(cells[0]?.getBoundingClientRect().bottom ?? 0);
  expect(getComputedStyle(cells[1] as HTMLElement, '::before').content).toContain('投保企业');
  await userEvent.click(screen.getByRole('button', { name: '保费' }));
  expect(screen.getByRole('columnheader', { name: '保费' })).toHaveAttribute('aria-sort', 'ascending');
  await page.viewport(1280, 720);
});

it('keeps a button of a row on one line where a laptop’s columns are narrow', async () => {
  await page.viewport(1280, 720);
  const wide: readonly DataGridColumn<ListedOrder>[] = Array.from({ length: 7 }, (_, at) => ({
    id: `c${at}`,
    header: `列 ${at + 1}`,
    isRowHeader: at === 0,
    cell: ({ number, applicant }) => `${number} ${applicant}`,
  }));
  render(
    <DataGrid
      caption="保全"
      columns={wide}
      rows={listedOrders(3)}
      rowKey={({ number }) => number}
      actions={() => <Button size="small">详情</Button>}
    />,
  );
  for (const button of screen.getAllByRole('button', { name: '详情' })) {
    const words = document.createRange();
    words.selectNodeContents(button);
    expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  }
  expect(sidewaysOverflow()).toBeLessThanOrEqual(0);
});

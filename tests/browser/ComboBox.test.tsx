import { cleanup, render, screen } from '@testing-library/react';
import { ComboBox } from '@tuanbao/library/components/ComboBox';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { banks, branches } from '@tuanbao/library/samples/bankOptions';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { commitComposition, compose } from './imeComposition.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(cleanup);

it('is not filtered by a composition, and does not select on the Enter that ends it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const onSearch = vi.fn<(text: string) => void>();
  render(<ComboBox label="开户银行" options={banks} onChange={onChange} onSearch={onSearch} />);
  const field = screen.getByRole('combobox', { name: '开户银行' });
  await userEvent.tab();

  await compose('nongye');
  expect(field).toHaveValue('nongye');
  expect(onSearch).not.toHaveBeenCalled();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await commitComposition('农业');
  expect(field).toHaveValue('农业');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith('农业');
  expect(onChange).not.toHaveBeenCalled();
});

it('filters by the composed characters once they are chosen', async () => {
  render(<ComboBox label="开户银行" options={banks} />);
  await userEvent.click(screen.getByRole('combobox'));
  await compose('ny');
  await commitComposition('农业');

  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    '中国农业银行国有大型银行',
    '中国农业发展银行政策性银行',
  ]);
});

it('moves through 1,530 options by keyboard, and the active option is visible and announced', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<ComboBox label="开户支行" options={branches} defaultValue="40301" onChange={onChange} />);
  const field = screen.getByRole('combobox');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}{PageDown}{PageDown}{PageDown}{ArrowUp}');

  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active).toHaveTextContent('中国邮政储蓄银行示例第24支行');
  const list = screen.getByRole('listbox').getBoundingClientRect();
  const row = active?.getBoundingClientRect();
  expect(row?.top).toBeGreaterThanOrEqual(list.top);
  expect(row?.bottom).toBeLessThanOrEqual(list.bottom);

  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('40324');
});

it('closes its list and not the dialog around it on Esc', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Dialog title="收款账户" isOpen onOpenChange={onOpenChange}>
      <ComboBox label="开户银行" options={banks} />
    </Dialog>,
  );
  const field = await screen.findByRole('combobox');
  await userEvent.click(field);
  await userEvent.keyboard('jiao');
  expect(await screen.findByRole('option', { name: /交通银行/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('');
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('chooses by a press without losing focus', async () => {
  render(<ComboBox label="开户银行" options={banks} />);
  const field = screen.getByRole('combobox');
  await userEvent.click(screen.getByRole('button', { name: '展开选项' }));
  await userEvent.click(await screen.findByRole('option', { name: '交通银行' }));

  expect(field).toHaveValue('交通银行');
  expect(field).toHaveFocus();
});

it('starts a new search when a chosen option is clicked and overwritten', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<ComboBox label="开户银行" options={banks} defaultValue="102" onChange={onChange} />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('中国工商银行');
  await userEvent.keyboard('zsyh{Enter}');

  expect(screen.getByRole('combobox')).toHaveValue('招商银行');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('308');
});

it('keeps the typed text when the page scrolls, and uses it when the field loses focus', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(
    <div style={{ blockSize: '300vh', paddingBlockStart: '60vh' }}>
      <ComboBox label="开户银行" options={banks} allowsCustomValue onChange={onChange} />
    </div>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await userEvent.keyboard('示例银行上海分行');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');

  window.scrollBy(0, 120);
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(field).toHaveValue('示例银行上海分行');
  await userEvent.tab();

  expect(onChange).toHaveBeenCalledExactlyOnceWith('示例银行上海分行');
});

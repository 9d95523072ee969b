import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { UploadError } from '@tuanbao/library/components/FileUpload';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { pdfNamed } from './heldUploads.ts';
import { license, renderUpload, drop, names, rowOf, press, idsInForm, lastOf } from './renderFileUpload.tsx';

import '@tuanbao/tokens/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sending', () => {
  it('sends three at a time, and keeps the order of choosing whatever order they arrive in', async () => {
    const { held, onChange } = renderUpload();
    drop(...['a', 'b', 'c', 'd', 'e'].map((name) => pdfNamed(`${name}.pdf`)));
    await waitFor(() => expect(held).toHaveLength(3));
    expect(within(rowOf('d.pdf')).getByText('等待上传')).toBeVisible();

    held[2]?.arrive();
    await waitFor(() => expect(held).toHaveLength(4));
    expect(held.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf']);
    held[3]?.arrive();
    await waitFor(() => expect(held).toHaveLength(5));
    for (const { arrive } of held) arrive();

    await waitFor(() => expect(idsInForm()).toEqual(['id-a.pdf', 'id-b.pdf', 'id-c.pdf', 'id-d.pdf', 'id-e.pdf']));
    expect(lastOf(onChange)).toEqual(idsInForm());
    expect(names()).toEqual(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf']);
  });

  it('shows the progress of a file and announces that of all files politely', async () => {
    const { held } = renderUpload();
    drop(pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.onProgress(0.4);
    expect(await screen.findByRole('progressbar', { name: '正在上传 a.pdf', value: { now: 40 } })).toBeVisible();
    held[0]?.arrive();
    held[1]?.fail(new Error('socket'));
    expect(await screen.findByText('已上传 1 个，1 个未成功：b.pdf')).toHaveAttribute('role', 'status');
  });

  it('cancels one, continues with the next, and sends it again on request', async () => {
    const { held } = renderUpload();
    drop(...['a', 'b', 'c', 'd'].map((name) => pdfNamed(`${name}.pdf`)));
    await waitFor(() => expect(held).toHaveLength(3));

    await press('取消 a.pdf');
    expect(held[0]?.signal.aborted).toBe(true);
    await waitFor(() => expect(held[3]?.file.name).toBe('d.pdf'));
    expect(within(rowOf('a.pdf')).getByText('已取消')).toBeVisible();

    await press('重试 a.pdf');
    held[1]?.arrive();
    await waitFor(() => expect(held[4]?.file.name).toBe('a.pdf'));
    held[4]?.arrive();
    await waitFor(() => expect(idsInForm()).toEqual(['id-a.pdf', 'id-b.pdf']));
  });

  it('shows why a file was not removed, with the text of the caller if there is one', async () => {
    const { held } = renderUpload();
    drop(pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.fail(new UploadError('上传凭证已过期，请刷新页面'));
    held[1]?.fail(new TypeError('Failed to fetch'));

    expect(await within(rowOf('a.pdf')).findByText('上传凭证已过期，请刷新页面')).toBeVisible();
    expect(await within(rowOf('b.pdf')).findByText('上传失败，请重试')).toBeVisible();
    await press('重试 b.pdf');
    await waitFor(() => expect(held).toHaveLength(3));
    held[2]?.arrive();
    await waitFor(() => expect(idsInForm()).toEqual(['id-b.pdf']));
  });

  it('continues by itself with the missing files when the connection is back, and focus stays in the row', async () => {
    const { held } = renderUpload();
    drop(pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.arrive();
    await waitFor(() => expect(idsInForm()).toEqual(['id-a.pdf']));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    held[1]?.fail(new TypeError('Failed to fetch'));
    expect(await within(rowOf('b.pdf')).findByText('网络已断开，恢复后自动继续')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '重试 b.pdf' })).toHaveFocus();

    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(['a.pdf', 'b.pdf', 'b.pdf']));
    expect(screen.getByRole('button', { name: '取消 b.pdf' })).toHaveFocus();
    held[2]?.arrive();
    await waitFor(() => expect(idsInForm()).toEqual(['id-a.pdf', 'id-b.pdf']));
  });

  it('can be cancelled and sent again with the keyboard only', async () => {
    const { held } = renderUpload();
    drop(pdfNamed('a.pdf'));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(held[0]?.signal.aborted).toBe(true);
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: '重试 a.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(held).toHaveLength(2));

    expect(screen.getByRole('button', { name: '取消 a.pdf' })).toHaveFocus();
  });

  it('ends running uploads when the field is unmounted, and reports nothing any more', async () => {
    const { held, unmount, onChange } = renderUpload();
    drop(...['a', 'b', 'c', 'd'].map((name) => pdfNamed(`${name}.pdf`)));
    await waitFor(() => expect(held).toHaveLength(3));
    unmount();
    expect(held.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
    for (const { arrive } of held) arrive();
    await Promise.resolve();
    expect(held).toHaveLength(3);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('removing', () => {
  it('removes a file from the form and restores it at its place', async () => {
    const other = { ...license, id: 'old-2', name: '授权书.pdf' };
    const { onChange } = renderUpload({ defaultValue: [license, other] });
    await press('移除 营业执照.pdf');
    expect(idsInForm()).toEqual(['old-2']);
    expect(lastOf(onChange)).toEqual(['old-2']);

    await press('撤销 营业执照.pdf');
    expect(idsInForm()).toEqual(['old-1', 'old-2']);
    expect(lastOf(onChange)).toEqual(['old-1', 'old-2']);
  });

  it('can be done with the keyboard only, and focus is never lost', async () => {
    renderUpload({ defaultValue: [license] });
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '选择文件' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '撤销 营业执照.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: '移除 营业执照.pdf' })).toHaveFocus();
  });

  it('keeps focus where cancelling turns into removing', async () => {
    const { held } = renderUpload();
    drop(pdfNamed('a.pdf'));
    await waitFor(() => expect(held).toHaveLength(1));
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: '取消 a.pdf' })).toHaveFocus();
    held[0]?.arrive();
    expect(await screen.findByRole('button', { name: '移除 a.pdf' })).toHaveFocus();
  });
});

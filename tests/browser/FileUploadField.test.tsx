import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { FileUpload, type UploadedFile } from '@tuanbao/library/components/FileUpload';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { policyPdf } from '../../stories/fixtures/documents.ts';
import { heldUploads, imageOf, pdfNamed } from './heldUploads.ts';
import { license, renderUpload, drop, names, rowOf, press, idsInForm } from './renderFileUpload.tsx';

import '@tuanbao/tokens/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the field', () => {
  it('shows the parent’s files and removes those that the parent removes', async () => {
    const { upload, held } = heldUploads();
    function Owner() {
      const [files, setFiles] = useState<readonly UploadedFile[]>([license]);
      return (
        <I18nProvider locale="zh-CN">
          <FileUpload label="投保材料" upload={upload} value={files} onChange={setFiles} />
          <button type="button" onClick={() => setFiles([])}>
            重置
          </button>
        </I18nProvider>
      );
    }
    render(<Owner />);
    drop(pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.arrive();
    await within(rowOf('a.pdf')).findByText('已上传');
    expect(names()).toEqual(['营业执照.pdf', 'a.pdf', 'b.pdf']);
    await press('重置');
    expect(names()).toEqual(['b.pdf']);
  });

  it('accepts nothing while it is read-only', () => {
    renderUpload({ defaultValue: [license], isReadOnly: true });
    expect(rowOf('营业执照.pdf')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(idsInForm()).toEqual(['old-1']);
  });

  it('links its error and shows which files are accepted', () => {
    renderUpload({ errorMessage: '请上传营业执照', isRequired: true, maxFiles: 3 });
    const choose = screen.getByRole('button', { name: '选择文件' });
    expect(choose).toHaveAccessibleDescription(
      /图片（JPG、PNG、WebP）不超过 50 MB，PDF不超过 20 MB；最多 3 个.*请上传营业执照/,
    );
  });

  it('shows a picture over the page, and the others of the list after it', async () => {
    const url = URL.createObjectURL(await imageOf(64, 64, 'image/png'));
    const photograph = (name: string): UploadedFile => ({ id: name, name, kind: 'image', url });
    renderUpload({
      defaultValue: [photograph('现场.png'), { ...license, url }, photograph('门头.png')],
      isReadOnly: true,
    });

    await press('现场.png');
    // The code of the preview is downloaded when the first picture is opened.
    const preview = await screen.findByRole('dialog', { name: '现场.png' }, { timeout: 10_000 });
    expect(within(preview).getByRole('img', { name: '现场.png' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: '门头.png' })).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '现场.png' })).toHaveFocus();
    URL.revokeObjectURL(url);
  });

  it('shows a PDF over the page, and a video in a new tab', async () => {
    const url = URL.createObjectURL(policyPdf.content);
    renderUpload({
      defaultValue: [
        { ...license, url },
        { id: 'v1', name: '签约.mp4', kind: 'video', url },
      ],
      isReadOnly: true,
    });

    await press('营业执照.pdf');
    const viewer = await screen.findByRole('dialog', { name: '营业执照.pdf' }, { timeout: 10_000 });
    expect(await within(viewer).findByText('共 3 页')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '营业执照.pdf' })).toHaveFocus());
    expect(screen.getByRole('link', { name: '签约.mp4' })).toHaveAttribute('target', '_blank');
    URL.revokeObjectURL(url);
  });

  it('shows the very PDF that was chosen, and a way to one that can no longer be fetched', async () => {
    const url = URL.createObjectURL(policyPdf.content);
    URL.revokeObjectURL(url);
    const { held } = renderUpload({ defaultValue: [{ ...license, url }], accept: ['pdf'] });
    drop(new File([policyPdf.content], '授权书.pdf'));
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.arrive(url);

    await userEvent.click(await screen.findByRole('button', { name: '授权书.pdf' }));
    expect(await screen.findByText('共 3 页', {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('营业执照.pdf');
    const viewer = await screen.findByRole('dialog', { name: '营业执照.pdf' });
    expect((await within(viewer).findByRole('alert')).textContent).toContain('文件未能打开');
    expect(within(viewer).getByRole('link', { name: /在新标签页中打开/ })).toHaveAttribute('href', url);
  });

  it('shows the note that the parent has for a file', () => {
    renderUpload({ defaultValue: [{ ...license, note: '沿用自订单 TB7' }] });
    expect(within(rowOf('营业执照.pdf')).getByText('沿用自订单 TB7')).toBeVisible();
  });

  it('releases the address of a thumbnail when its row is removed', async () => {
    const release = vi.spyOn(URL, 'revokeObjectURL');
    renderUpload();
    drop(new File([await imageOf(64, 64, 'image/png')], '章.png'));
    const picture = await waitFor(() => {
      const image = rowOf('章.png').querySelector('img');
      expect(image?.src).toMatch(/^blob:/);
      return image as HTMLImageElement;
    });
    const address = picture.src;
    await press('取消 章.png');
    await press('移除 章.png');
    expect(release).toHaveBeenCalledWith(address);
  });
});

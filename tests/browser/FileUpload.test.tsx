import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  FileUpload,
  type FileUploadProps,
  UploadError,
  type UploadedFile,
} from '@tuanbao/library/components/FileUpload';
import { useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { policyPdf } from '../../stories/fixtures/documents.ts';
import { heldUploads, imageOf, pdfNamed, turnedJpeg } from './heldUploads.ts';

import '@tuanbao/tokens/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const license: UploadedFile = { id: 'old-1', name: '营业执照.pdf', kind: 'pdf', size: 20_480 };

function renderUpload(props: Partial<FileUploadProps> = {}) {
  const caller = heldUploads();
  const onChange = vi.fn<(uploaded: readonly UploadedFile[]) => void>();
  const view = render(
    <I18nProvider locale="zh-CN">
      <form aria-label="投保">
        <FileUpload label="投保材料" name="materials" upload={caller.upload} onChange={onChange} {...props} />
      </form>
    </I18nProvider>,
  );
  return { ...view, ...caller, onChange };
}

/** Gives files to the surface as a drop does: the chooser of the system can't be worked by a test. */
function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  fireEvent(
    screen.getByRole('group', { name: /投保材料/ }),
    new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
  );
}

const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');
const names = () => rows().map((row) => within(row).getByText(/\.(pdf|jpg|png)$/).textContent);
const rowOf = (name: string) => {
  const row = rows().find((candidate) => candidate.textContent.includes(name));
  if (!row) throw new Error(`no row for ${name}`);
  return row;
};
const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
const idsInForm = () => new FormData(screen.getByRole<HTMLFormElement>('form')).getAll('materials');
const lastOf = (onChange: ReturnType<typeof renderUpload>['onChange']) =>
  onChange.mock.lastCall?.[0].map(({ id }) => id);

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

  it('shows how far a file is and says politely how all of them stand', async () => {
    const { held } = renderUpload();
    drop(pdfNamed('a.pdf'), pdfNamed('b.pdf'));
    await waitFor(() => expect(held).toHaveLength(2));
    held[0]?.onProgress(0.4);
    expect(await screen.findByRole('progressbar', { name: '正在上传 a.pdf', value: { now: 40 } })).toBeVisible();
    held[0]?.arrive();
    held[1]?.fail(new Error('socket'));
    expect(await screen.findByText('已上传 1 个，1 个未成功：b.pdf')).toHaveAttribute('role', 'status');
  });

  it('cancels one, goes on with the next, and sends it again when asked to', async () => {
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

  it('says why a file was not taken away, in the words of the caller where it has some', async () => {
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

  it('goes on by itself when the connection is back, with what had not arrived, and focus stays in the row', async () => {
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

  it('is cancelled and sent again by keyboard alone', async () => {
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

  it('ends what is under way when the reader leaves, and reports nothing any more', async () => {
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
  it('takes a file out of the form and puts it back where it stood', async () => {
    const other = { ...license, id: 'old-2', name: '授权书.pdf' };
    const { onChange } = renderUpload({ defaultValue: [license, other] });
    await press('移除 营业执照.pdf');
    expect(idsInForm()).toEqual(['old-2']);
    expect(lastOf(onChange)).toEqual(['old-2']);

    await press('撤销 营业执照.pdf');
    expect(idsInForm()).toEqual(['old-1', 'old-2']);
    expect(lastOf(onChange)).toEqual(['old-1', 'old-2']);
  });

  it('is done by keyboard alone, and focus never falls off', async () => {
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

describe('judging', () => {
  it('looks into files instead of trusting their names', async () => {
    const { held } = renderUpload();
    drop(
      new File(['MZ\u0090'], '执照.jpg', { type: 'image/jpeg' }),
      new File(['名单'], '名单.txt'),
      new File(['%PDF-1.7'], '保单.txt'),
      new File(['\0\0\0\u0018ftypheic'], '现场.heic'),
      new File([], '空.pdf'),
      new File(['\0\0\0\u0018ftypisom'], '工地.mp4'),
    );
    await waitFor(() => expect(held.map(({ file }) => file.name)).toEqual(['保单.txt']));
    expect(rowOf('执照.jpg')).toMatchTextContent(/文件内容与扩展名不符，请上传真正的图片（JPG、PNG、WebP）、PDF/);
    expect(rowOf('名单.txt')).toMatchTextContent(/不支持的文件类型/);
    expect(rowOf('现场.heic')).toMatchTextContent(/请转存为 JPG/);
    expect(rowOf('空.pdf')).toMatchTextContent(/文件是空的/);
    expect(rowOf('工地.mp4')).toMatchTextContent(/不支持的文件类型/);
  });

  it('takes a film where one is asked for', async () => {
    const { held } = renderUpload({ accept: ['video'] });
    drop(new File(['\0\0\0\u0018ftypisom'], '工地.mp4'));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(rowOf('工地.mp4')).toMatchTextContent(/视频/);
  });

  it('refuses a PDF over the limit and an image with too many pixels', async () => {
    const { held } = renderUpload({ limits: { pdfBytes: 10, rawImagePixels: 99 } });
    drop(pdfNamed('a.pdf'), new File([await imageOf(10, 10, 'image/png')], 'b.png'));
    await waitFor(() => expect(rowOf('a.pdf')).toMatchTextContent(/文件超过 10 B/));
    await waitFor(() => expect(rowOf('b.png')).toMatchTextContent(/万像素/));
    expect(held).toHaveLength(0);
  });

  it('takes as many as are wanted and names the others', async () => {
    const { held } = renderUpload({ maxFiles: 2, defaultValue: [license] });
    drop(pdfNamed('a.pdf'), pdfNamed('b.pdf'), pdfNamed('c.pdf'));
    await waitFor(() => expect(held).toHaveLength(1));
    expect(screen.getByRole('alert')).toMatchTextContent(/最多 2 个文件，未添加：b.pdf、c.pdf/);
    await press('移除 营业执照.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
    drop(pdfNamed('b.pdf'));
    await waitFor(() => expect(held).toHaveLength(2));
  });
});

const sizeOf = async (file: Blob) => {
  const { width, height } = await createImageBitmap(file);
  return { width, height };
};

describe('shrinking', () => {
  it('sends an image of 4000 × 3000 pixels as WebP that fits', async () => {
    const { held } = renderUpload();
    drop(new File([await imageOf(4000, 3000, 'image/jpeg')], '营业执照.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(held).toHaveLength(1), { timeout: 10_000 });
    const { file } = held[0] as { file: File };
    expect([file.name, file.type]).toEqual(['营业执照.webp', 'image/webp']);
    expect(await sizeOf(file)).toEqual({ width: 2560, height: 1920 });
    expect(rowOf('营业执照.jpg')).toMatchTextContent(/原/);
  });

  it('turns a photograph as its note says', async () => {
    const { held } = renderUpload({ limits: { imageEdge: 200 } });
    drop(new File([await turnedJpeg(400, 300)], '现场.jpg'));
    await waitFor(() => expect(held).toHaveLength(1), { timeout: 10_000 });
    const { file } = held[0] as { file: File };
    expect(await sizeOf(file)).toEqual({ width: 150, height: 200 });
    const context = new OffscreenCanvas(150, 200).getContext('2d');
    context?.drawImage(await createImageBitmap(file), 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(140, 10, 1, 1).data ?? [];
    expect(red).toBeGreaterThan(blue); // the orange corner, start and top as stored, stands at the end after the turn
  });

  it('leaves an image that fits as it is', async () => {
    const { held } = renderUpload();
    const image = new File([await imageOf(640, 480, 'image/png')], '章.png', { type: 'image/png' });
    drop(image);
    await waitFor(() => expect(held[0]?.file).toBe(image));
  });

  it('never enlarges one that has too many bytes only', async () => {
    const { held } = renderUpload({ limits: { imageBytes: 1500 } });
    drop(new File([await imageOf(640, 480, 'image/png')], '章.png'));
    await waitFor(() => expect(held).toHaveLength(1), { timeout: 10_000 });
    expect(await sizeOf(held[0]?.file as File)).toEqual({ width: 640, height: 480 });
  });

  it('works in the page where workers cannot draw', async () => {
    const photo = new File([await turnedJpeg(400, 300)], '现场.jpg');
    vi.stubGlobal('OffscreenCanvas', undefined);
    const { held } = renderUpload({ limits: { imageEdge: 200 } });
    drop(photo);
    await waitFor(() => expect(held).toHaveLength(1), { timeout: 10_000 });
    expect(await sizeOf(held[0]?.file as File)).toEqual({ width: 150, height: 200 });
  });

  it('refuses an image that is damaged behind its first bytes', async () => {
    const { held } = renderUpload({ limits: { imageEdge: 200 } });
    const whole = await imageOf(400, 300, 'image/png');
    drop(new File([whole.slice(0, 60)], '坏.png'));
    await waitFor(() => expect(rowOf('坏.png')).toMatchTextContent(/文件无法读取/), { timeout: 10_000 });
    expect(held).toHaveLength(0);
  });
});

describe('the field', () => {
  it('shows the owner’s files and gives up those that the owner takes away', async () => {
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

  it('takes nothing while it is read-only', () => {
    renderUpload({ defaultValue: [license], isReadOnly: true });
    expect(rowOf('营业执照.pdf')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    expect(idsInForm()).toEqual(['old-1']);
  });

  it('links its error and says what is taken', () => {
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
    const preview = await screen.findByRole('dialog', { name: '现场.png' }, { timeout: 10_000 }); // its code comes with the first picture
    expect(within(preview).getByRole('img', { name: '现场.png' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: '门头.png' })).toBeVisible();
    expect(screen.getByText('2 / 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: '现场.png' })).toHaveFocus();
    URL.revokeObjectURL(url);
  });

  it('shows a PDF over the page, a video in a tab of its own', async () => {
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

  it('says of a file what its owner notes', () => {
    renderUpload({ defaultValue: [{ ...license, note: '沿用自订单 TB7' }] });
    expect(within(rowOf('营业执照.pdf')).getByText('沿用自订单 TB7')).toBeVisible();
  });

  it('releases the address of a small picture when the row goes', async () => {
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

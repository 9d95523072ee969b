import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { imageOf, pdfNamed, turnedJpeg } from './heldUploads.ts';
import { license, renderUpload, drop, rowOf, press } from './renderFileUpload.tsx';

import '@tuanbao/tokens/tokens.css';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
    expect(rowOf('空.pdf')).toMatchTextContent(/文件没有内容/);
    expect(rowOf('工地.mp4')).toMatchTextContent(/不支持的文件类型/);
  });

  it('accepts a film if one is requested', async () => {
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

  it('accepts the allowed number of files and names the others', async () => {
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

  it('rotates a photograph by its EXIF orientation', async () => {
    const { held } = renderUpload({ limits: { imageEdge: 200 } });
    drop(new File([await turnedJpeg(400, 300)], '现场.jpg'));
    await waitFor(() => expect(held).toHaveLength(1), { timeout: 10_000 });
    const { file } = held[0] as { file: File };
    expect(await sizeOf(file)).toEqual({ width: 150, height: 200 });
    const context = new OffscreenCanvas(150, 200).getContext('2d');
    context?.drawImage(await createImageBitmap(file), 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(140, 10, 1, 1).data ?? [];
    // In the stored file, the orange corner is at the top left. After the rotation it is at the top right.
    expect(red).toBeGreaterThan(blue);
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

  it('works in the page if workers can not draw', async () => {
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

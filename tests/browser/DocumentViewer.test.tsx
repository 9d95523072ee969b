import { screen, waitFor } from '@testing-library/react';
import { Button } from '@tuanbao/library/components/Button';
import { DocumentViewer, type ViewedDocument } from '@tuanbao/library/components/DocumentViewer';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { certificatePicture, policyPdf } from '../../stories/fixtures/documents.ts';
import { press, show } from './onPage.tsx';

function Page({ load }: { readonly load: () => Promise<ViewedDocument> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看</Button>
      <DocumentViewer title="电子保单" isOpen={isOpen} onOpenChange={setOpen} load={load} />
    </>
  );
}

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel || '';

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
  await page.viewport(1280, 800);
});

it('is opened, gone through and closed by keyboard, and gives focus back', async () => {
  show(<Page load={certificatePicture} />);
  await press('{Tab}{Enter}');
  await screen.findByRole('img', { name: '电子保单' });
  const stops: string[] = [];
  for (let count = 0; count < 6; count += 1) {
    await press('{Tab}');
    stops.push(focused());
  }

  expect(stops.map((stop) => stop.slice(0, 7))).toEqual([
    '关闭',
    '电子保单',
    '原始大小',
    '在新标签页中打',
    '打印',
    '下载',
  ]);
  await press('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: '查看' })).toHaveFocus());
});

it('a PDF is shown by the browser itself, and the address ends with the viewer', async () => {
  Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, get: () => true });
  show(<Page load={() => Promise.resolve(policyPdf)} />);
  await press('{Tab}{Enter}');
  const frame = await screen.findByTitle<HTMLIFrameElement>('电子保单');
  const address = frame.src;
  expect(await (await fetch(address)).text()).toMatch(/^%PDF-/);
  expect(frame.getBoundingClientRect().height).toBeGreaterThan(300);
  screen.getByRole('button', { name: '关闭' }).focus();
  await press('{Escape}');

  await expect(fetch(address)).rejects.toThrow(TypeError);
});

it.each([
  ['a picture', certificatePicture],
  ['a PDF', () => Promise.resolve(policyPdf)],
])('%s fits a window of 360 px, and its actions can be reached', async (_, load) => {
  await page.viewport(360, 640);
  show(<Page load={load} />);
  await press('{Tab}{Enter}');
  const download = await screen.findByRole('button', { name: '下载' });
  const { left, right, bottom } = download.getBoundingClientRect();

  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect([left >= 0, right <= 360, bottom <= 640]).toEqual([true, true, true]);
});

it('a picture in its full size is scrolled by keyboard', async () => {
  show(<Page load={certificatePicture} />);
  await press('{Tab}{Enter}');
  await screen.findByRole('img', { name: '电子保单' });
  await press('{Tab}{Tab}{Tab}{Enter}');
  const place = screen.getByRole('group', { name: '电子保单' });
  place.focus();
  await press('{ArrowRight}{ArrowRight}');

  await waitFor(() => expect(place.scrollLeft).toBeGreaterThan(0));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ImagePreview, type PreviewedPicture } from '@tuanbao/library/components/ImagePreview';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { press, show } from './onPage.tsx';

const drawn = (width: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600"/>`)}`;

const pictures: readonly PreviewedPicture[] = [
  { id: 'licence', title: '营业执照.png', src: drawn(3000) },
  { id: 'pool', title: '游泳场所照片 · 泳池.png', src: drawn(600) },
];

const open = () => show(<ImagePreview pictures={pictures} isOpen onOpenChange={() => undefined} />);
const shown = () => screen.getByRole('dialog').getAttribute('aria-labelledby');
const title = () => document.getElementById(shown() ?? '')?.textContent;

/** Swipes a finger over the picture: `by` pixels horizontally and `down` pixels down. */
function swipe(by: number, down = 0): void {
  const target = screen.getByRole('img');
  const at = (clientX: number, clientY: number) => [new Touch({ identifier: 1, target, clientX, clientY })];
  fireEvent.touchStart(target, { touches: at(180, 300), changedTouches: at(180, 300) });
  fireEvent.touchEnd(target, { touches: [], changedTouches: at(180 + by, 300 + down) });
}

it('a horizontal swipe shows the next picture or the previous one; a vertical swipe does not', async () => {
  await page.viewport(360, 640);
  open();
  expect(title()).toBe('营业执照.png');
  swipe(-120);
  expect(title()).toBe('游泳场所照片 · 泳池.png');
  swipe(20, 90);
  swipe(60, 90);
  expect(title()).toBe('游泳场所照片 · 泳池.png');
  swipe(120);
  expect(title()).toBe('营业执照.png');
});

it('arrow keys scroll a picture in its full size, and change the picture if there is nothing to scroll', async () => {
  await page.viewport(1280, 800);
  open();
  const place = () => screen.getByRole('group', { name: title() ?? '' });
  screen.getByRole('button', { name: '原始大小' }).click();
  place().focus();
  await waitFor(() => expect(place().scrollWidth).toBeGreaterThan(place().clientWidth));
  await press('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(place().scrollLeft).toBeGreaterThan(0));
  expect(title()).toBe('营业执照.png');

  screen.getByRole('button', { name: '下一张' }).focus();
  await press('{ArrowRight}');
  expect(title()).toBe('游泳场所照片 · 泳池.png');
  place().focus();
  await press('{ArrowLeft}');
  expect(title()).toBe('营业执照.png');
});

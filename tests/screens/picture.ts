import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';
import sharp from 'sharp';

/** Maximum height of a picture in pixels. Pictures of longer pages are cut off. */
const tallest = 6000;

/**
 * Runs a function while the window is as high as the page. Then elements that stick to the window's edges don't cover
 * other elements.
 */
export async function inTallWindow<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, Math.min(tall, tallest)) });
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  const result = await work();
  await page.setViewportSize({ width, height });
  return result;
}

/** Saves a picture of the window and its thumbnail. */
export async function keepPicture(page: Page, folder: string, name: string, thumbnailWidth: number): Promise<void> {
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  writeFileSync(join(folder, name), taken);
  await sharp(taken)
    .resize({ width: thumbnailWidth })
    .png({ palette: true })
    .toFile(join(folder, 'thumbnails', name));
}

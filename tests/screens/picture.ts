import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright';
import sharp from 'sharp';

/** Maximum height of a picture in pixels. Pictures of longer pages are cut off. */
const tallest = 6000;
/** Maximum height of the window in pixels. */
const tallestWindow = 16_000;
/** Maximum number of times that the window grows. It grows again when parts that have loaded make the page longer. */
const growths = 4;

/**
 * Runs a function while the window is as high as the page. Then elements that stick to the window's edges don't cover
 * other elements, and parts that load only near the window are loaded.
 * @param settle waits until what is in the window has loaded
 */
export async function inTallWindow<Result>(
  page: Page,
  settle: () => Promise<void>,
  work: () => Promise<Result>,
): Promise<Result> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  let shown = height;
  for (let growth = 0; growth < growths; growth++) {
    const tall = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallestWindow);
    if (growth > 0 && tall <= shown) break;
    shown = Math.max(height, tall);
    await page.setViewportSize({ width, height: shown });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await settle();
  }
  const result = await work();
  await page.setViewportSize({ width, height });
  return result;
}

/** Saves a picture of the window and its thumbnail. */
export async function keepPicture(page: Page, folder: string, name: string, thumbnailWidth: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  const clip = { x: 0, y: 0, width, height: Math.min(height, tallest) };
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
  writeFileSync(join(folder, name), taken);
  await sharp(taken)
    .resize({ width: thumbnailWidth })
    .png({ palette: true })
    .toFile(join(folder, 'thumbnails', name));
}

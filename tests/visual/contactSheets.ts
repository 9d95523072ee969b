import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from 'playwright';
import sharp from 'sharp';

import { chromiumOptions } from '../setup/chromium.mjs';
import type { Finding } from './findings.ts';
import type { Box } from './picture.ts';

/** Number of findings on one sheet. They are shown in two columns. */
const perSheet = 10;
/** Maximum size of a picture on a sheet, in CSS pixels. */
const cell = { width: 380, height: 250 };
/** Width of the area that is shown around a difference, in pixels. */
const margin = 40;

/**
 * Returns the part of a picture that the sheet shows: the area around the difference. If `box` is missing, it is the
 * upper part of the picture.
 */
function partOf(box: Box | undefined, width: number, height: number): Box {
  if (!box) return { left: 0, top: 0, width, height: Math.min(height, Math.ceil((width * cell.height) / cell.width)) };
  const left = Math.max(0, Math.min(box.left - margin, width - cell.width));
  const top = Math.max(0, Math.min(box.top - margin, height - cell.height));
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(cell.width, box.left + box.width + margin - left)),
    height: Math.min(height - top, Math.max(cell.height, box.top + box.height + margin - top)),
  };
}

async function thumbnailOf(picture: Buffer | undefined, box: Box | undefined): Promise<string> {
  if (!picture) return '<i></i>';
  const image = sharp(picture);
  const { width, height } = await image.metadata();
  const part = partOf(box, width, height);
  if (part.width < 1 || part.height < 1) return '<i></i>'; // The difference is outside of this picture.
  const shown = await image
    .extract(part)
    .resize({ ...cell, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
  return `<img src="data:image/png;base64,${shown.toString('base64')}">`;
}

const style = `
body { display: grid; grid-template-columns: 1fr 1fr; gap: 12px 24px; margin: 12px; font: 13px/1.4 Roboto, 'Noto Sans SC', sans-serif; background: #f2f3f5; color: #1d2129; }
section { display: grid; grid-template-columns: ${cell.width}px ${cell.width}px; gap: 4px 8px; align-content: start; align-items: start; }
h2 { grid-column: 1 / -1; margin: 0; font-size: 13px; overflow-wrap: anywhere; }
img, i { display: block; max-inline-size: 100%; border: 1px solid #c9cdd4; }
i { block-size: 24px; }
`;

async function sectionOf({ key, kind, pixels, before, after, box }: Finding): Promise<string> {
  const facts = [kind, key, pixels === undefined ? '' : `${pixels} px`].join(' · ');
  const pictures = await Promise.all([thumbnailOf(before, box), thumbnailOf(after, box)]);
  return `<section><h2>${facts}</h2>${pictures.join('')}</section>`;
}

/**
 * Writes contact sheets as PNG files `<mode>-01.png`. For each finding, the reference is on the left and the new
 * picture on the right. Both show the area around the difference; a new or removed picture shows its upper part.
 * @returns the paths of the files
 */
export async function writeContactSheets(findings: readonly Finding[], folder: string): Promise<readonly string[]> {
  if (findings.length === 0) return [];
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage({ viewport: { width: 4 * cell.width + 64, height: 800 } });
  const written: string[] = [];
  for (const [mode, ofMode] of Map.groupBy(findings, (finding) => finding.mode)) {
    for (let start = 0; start < ofMode.length; start += perSheet) {
      const sections = await Promise.all(ofMode.slice(start, start + perSheet).map(sectionOf));
      await page.setContent(`<!doctype html><meta charset="utf-8"><style>${style}</style>${sections.join('\n')}`);
      const file = join(folder, `${mode}-${String(start / perSheet + 1).padStart(2, '0')}.png`);
      writeFileSync(file, await page.screenshot({ fullPage: true }));
      written.push(file);
    }
  }
  await browser.close();
  return written;
}

import { composeStories, type Decorator, type Meta, setProjectAnnotations } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria/I18nProvider';
import { page } from 'vitest/browser';

import { freezeClock } from '../../.storybook/frozenClock.ts';

import '@tuanbao/tokens/tokens.css';
import '../../.storybook/preview.css';

interface StoryFile extends Record<string, unknown> {
  readonly default: Meta;
  readonly Gallery?: object;
}

setProjectAnnotations([]); // This adds Storybook's own annotations, which provide the canvas of a play function.

const files = import.meta.glob<StoryFile>('../../stories/{components,widgets}/*.stories.tsx');

const loaders = new Map(Object.entries(files).map(([path, load]) => [/(\w+)\.stories/.exec(path)?.[1] ?? path, load]));

/** The names of all components and widgets with stories. */
export const galleryNames: readonly string[] = [...loaders.keys()];

interface Gallery {
  /** Removes the story that was rendered before, renders this story and runs its play function. */
  readonly run: (context: { canvasElement: HTMLElement }) => Promise<void>;
}

export interface Sight {
  readonly locale?: 'zh-CN' | 'en-US';
  readonly density?: 'comfortable' | 'compact';
  /** Width of the browser window in CSS pixels. @default 1280 */
  readonly width?: number;
  /** Font size of the root element in per cent. @default 100 */
  readonly rootFontSize?: number;
}

let startClock = (): void => undefined;
let closeStage = (): void => undefined;

const inSight =
  (locale: string): Decorator =>
  (Story) => (
    <I18nProvider locale={locale}>
      <Story />
    </I18nProvider>
  );

/** Shows a gallery in the real browser. If the locale is Chinese, the play function of the gallery also runs. */
export async function showGallery(name: string, sight: Sight = {}): Promise<HTMLElement> {
  const { locale = 'zh-CN', density = 'comfortable', width = 1280, rootFontSize = 100 } = sight;
  const file = await loaders.get(name)?.();
  if (!file) throw new Error(`no stories of ${name}`);
  await page.viewport(width, 720);
  const root = document.documentElement;
  root.lang = locale;
  root.dataset['density'] = density;
  root.style.fontSize = `${rootFontSize}%`;
  startClock = freezeClock();
  // Play functions search for Chinese texts, so they only run in Chinese.
  const written = locale === 'zh-CN' ? file : { ...file, Gallery: { ...file.Gallery, play: undefined } };
  const { Gallery } = composeStories(written, { decorators: inSight(locale) }) as { Gallery?: Gallery };
  if (!Gallery) throw new Error(`${name} has no Gallery`);
  const canvasElement = document.body.appendChild(document.createElement('div'));
  closeStage = () => canvasElement.remove();
  await Gallery.run({ canvasElement });
  await document.fonts.ready;
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  return document.body;
}

/** Removes the gallery and restores the clock and the font size. */
export function closeGallery(): void {
  closeStage();
  startClock();
  document.documentElement.style.fontSize = '';
}

/** True if a user can see the element. False for elements that only screen readers read. */
export function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return false;
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { clipPath, clip } = getComputedStyle(at);
    if (clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)') return false;
  }
  return true;
}

/** Describes an element in the message of a failed test. */
export const describeElement = (element: Element): string =>
  `${element.tagName.toLowerCase()}[${element.getAttribute('role') ?? ''}] “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)}”`;

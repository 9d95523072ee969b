/** What a page offers to the runner; everything else is done with real keys and clicks. */
export interface BenchPage {
  /** Shows so many persons. */
  readonly mount: (persons: number) => void;
}

declare global {
  interface Window {
    bench: BenchPage & { readonly armKey: (length: number) => void; readonly key: () => Promise<number> };
  }
}

/** Frames from the key until the field that has focus holds so many characters. */
function framesUntil(length: number): Promise<number> {
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      frames++;
      const field = document.activeElement;
      if (field instanceof HTMLInputElement && field.value.length === length) resolve(frames);
      else requestAnimationFrame(look);
    };
    window.addEventListener('keydown', () => requestAnimationFrame(look), { capture: true, once: true });
  });
}

/** Where a subject is mounted. */
export function rootElement(): HTMLElement {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  return root;
}

/** Registers the subject of this page. */
export function expose(page: BenchPage): void {
  let key: Promise<number> = Promise.resolve(0);
  window.bench = {
    ...page,
    armKey: (length) => {
      key = framesUntil(length);
    },
    key: () => key,
  };
  document.documentElement.dataset['ready'] = 'true';
}

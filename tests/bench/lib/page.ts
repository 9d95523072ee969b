/** The functions of a page that the benchmark calls. All other actions are real keys and clicks. */
export interface BenchPage {
  /** Shows a roster with the given number of persons. */
  readonly mount: (persons: number) => void;
}

declare global {
  interface Window {
    bench: BenchPage & { readonly armKey: (length: number) => void; readonly key: () => Promise<number> };
  }
}

/** Returns the number of frames from the next key until the focused field contains the given number of characters. */
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

/** Returns the element in which the subject is mounted. */
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

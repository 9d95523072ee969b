import { drawSmaller } from './drawSmaller.ts';
import type { ShrinkAnswer, ShrinkLimits, ShrinkRequest } from './shrinkMessages.ts';

/**
 * Result of `shrinkInWorker` when the worker can't start, because workers are forbidden or the script is no longer on
 * the server. The page then makes the image smaller itself.
 */
const cannotStart = Symbol('cannotStart');

function newWorker(): Worker | null {
  try {
    return new Worker(new URL('./shrinkWorker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null; // The page's content security policy or the browser forbids workers.
  }
}

function shrinkInWorker(request: ShrinkRequest, signal: AbortSignal): Promise<Blob | null | typeof cannotStart> {
  return new Promise((resolve, reject) => {
    const worker = newWorker();
    if (!worker) return resolve(cannotStart);
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
    };
    const stop = () => {
      end();
      reject(signal.reason as Error);
    };
    worker.addEventListener('message', (event: MessageEvent<ShrinkAnswer>) => {
      end();
      resolve(event.data.image);
    });
    worker.addEventListener('error', () => {
      end();
      resolve(cannotStart);
    });
    signal.addEventListener('abort', stop);
    return worker.postMessage(request, []);
  });
}

async function shrinkInPage({ image, limits }: ShrinkRequest): Promise<Blob | null> {
  const address = URL.createObjectURL(image);
  try {
    const element = new Image();
    element.src = address;
    await element.decode(); // An image element applies the orientation metadata itself.
    const picture = { source: element, width: element.naturalWidth, height: element.naturalHeight };
    return await drawSmaller(picture, limits, (width, height) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas to draw on');
      return {
        context,
        encode: (type, quality) => new Promise((resolve) => canvas.toBlob(resolve, type, quality)),
      };
    });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const hasWorkerDrawing = (): boolean => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';

/**
 * Creates a smaller copy of an image. The copy is created in a worker, so that the page stays responsive. If the worker
 * can't start, or if the browser can't draw in workers, the copy is created in the page. Returns null when the image
 * can't be decoded or encoded.
 * @throws the reason of the signal when the signal is aborted
 */
export async function shrinkImage(image: Blob, limits: ShrinkLimits, signal: AbortSignal): Promise<Blob | null> {
  signal.throwIfAborted();
  const request = { image, limits: { imageEdge: limits.imageEdge, imageBytes: limits.imageBytes } };
  const shrunk = hasWorkerDrawing() ? await shrinkInWorker(request, signal) : cannotStart;
  const result = shrunk === cannotStart ? await shrinkInPage(request) : shrunk;
  signal.throwIfAborted();
  return result;
}

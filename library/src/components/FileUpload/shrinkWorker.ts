import { drawSmaller } from './drawSmaller.ts';
import type { ShrinkAnswer, ShrinkRequest } from './shrinkMessages.ts';

async function shrunk({ image, limits }: ShrinkRequest): Promise<Blob | null> {
  const bitmap = await createImageBitmap(image, { imageOrientation: 'from-image' });
  try {
    return await drawSmaller(
      { source: bitmap, width: bitmap.width, height: bitmap.height },
      limits,
      (width, height) => {
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d');
        if (!context) throw new Error('no canvas to draw on');
        return { context, encode: (type, quality) => canvas.convertToBlob({ type, quality }) };
      },
    );
  } finally {
    bitmap.close();
  }
}

const answer = (image: Blob | null): void => globalThis.postMessage({ image } satisfies ShrinkAnswer, { transfer: [] });

globalThis.addEventListener('message', (event: MessageEvent<ShrinkRequest>) => {
  void shrunk(event.data).then(answer, () => answer(null));
});

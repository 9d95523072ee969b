import { afterEach, expect, it, onTestFinished, vi } from 'vitest';

// The function isn't part of the package's public interface.
import { observeSize } from '../../library/src/foundation/observeSize.ts';

/** Waits until a frame has been painted and the next one has begun. */
const twoFrames = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

function observed(style: string) {
  const element = document.createElement('div');
  element.setAttribute('style', style);
  document.body.append(element);
  const measure = vi.fn<() => void>();
  const stop = observeSize([element], measure);
  onTestFinished(stop);
  return { element, measure, stop };
}

afterEach(() => document.body.replaceChildren());

it('measures before the first frame, and after each change of the size', async () => {
  const { element, measure } = observed('inline-size: 100px; block-size: 10px');
  expect(measure).not.toHaveBeenCalled();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(measure).toHaveBeenCalled();

  await twoFrames();
  measure.mockClear();
  element.style.inlineSize = '200px';
  await twoFrames();
  expect(measure).toHaveBeenCalledOnce();
});

it('may change the size of the element without an error of the page', async () => {
  const errors: string[] = [];
  const note = ({ message }: ErrorEvent) => errors.push(message);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  const { element, measure } = observed('inline-size: 100px; block-size: 10px');
  measure.mockImplementation(() => (element.style.blockSize = `${Math.min(50, element.clientHeight + 10)}px`));
  for (let frame = 0; frame < 8; frame++) await twoFrames();

  expect(element.clientHeight).toBe(50);
  expect(errors).toEqual([]);
});

it('doesn’t measure a hidden element, nor after the end of the observation', async () => {
  const { element, measure, stop } = observed('display: none; inline-size: 100px');
  await twoFrames();
  expect(measure).not.toHaveBeenCalled();
  element.style.display = 'block';
  await twoFrames();
  expect(measure).toHaveBeenCalled();

  measure.mockClear();
  element.style.inlineSize = '200px';
  stop();
  await twoFrames();
  expect(measure).not.toHaveBeenCalled();
});

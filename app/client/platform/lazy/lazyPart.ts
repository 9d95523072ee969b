import { type ComponentType, createElement, lazy, type ReactElement, useState } from 'react';

import { failingLater } from '../browser/failingLater.ts';

const failed = new Set<() => void>();

/** Makes the next render of a part download the part again if its last download failed. */
export function retryFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Component whose code is downloaded when the component is first rendered, or when `load` is called. */
export interface LazyPart<Props> {
  (props: Props): ReactElement;
  /**
   * Downloads the code. Once the promise is fulfilled, the component renders at once, without the placeholder of its
   * `Suspense`. React shows a placeholder for at least 300 ms. If the download fails, the component fails when it is
   * rendered, so that its error boundary can offer another attempt.
   */
  readonly load: () => Promise<void>;
}

/**
 * Returns a component whose code is downloaded when it is first rendered. With `React.lazy` alone, a failed download
 * would never be repeated. Here, the next render after `retryFailedParts` downloads the code again.
 */
export function lazyPart<Props extends object>(importCode: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let latest: Promise<ComponentType<Props>> | null = null;
  const download = (): Promise<ComponentType<Props>> =>
    (latest ??= failingLater(importCode).then((component) => (loaded = component)));
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await download() };
      } catch (error) {
        latest = null;
        failed.add(() => {
          part = attempt();
        });
        throw error;
      }
    });
  let part = attempt();
  function Part(props: Props): ReactElement {
    // A mounted part keeps its component: another one would lose the state.
    const [component] = useState<ComponentType<Props>>(() => loaded ?? part);
    return createElement(component, props);
  }
  return Object.assign(Part, {
    load: async () => {
      await download();
    },
  });
}

/** Downloads the code of a part before it is rendered. If the download fails, the part fails when it is rendered. */
export const loadAhead = ({ load }: { readonly load: () => Promise<void> }): void => void load().catch(() => undefined);

/**
 * Milliseconds in which a screen is usually rendered and has sent its first requests for data, also on a slow device,
 * including requests that depend on the response of another request.
 */
const firstRequestsMs = 1000;

/**
 * Returns a component for a large part of a screen that isn't shown at first. Its code is downloaded soon after the code
 * of the screen, even before the part is rendered. The first requests for data are sent before the download: over
 * HTTP/1.1 a browser sends only six requests at a time, so the data would have to wait for the code.
 */
export function lazyAhead<Props extends object>(importCode: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazyPart(importCode);
  setTimeout(() => loadAhead(part), firstRequestsMs);
  return part;
}

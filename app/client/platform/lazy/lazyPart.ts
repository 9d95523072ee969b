import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

import { failingLater } from '../browser/failingLater.ts';

const failed = new Set<() => void>();

/** Makes the next render of a part download the part again if its last download failed. */
export function retryFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Returns a component whose code is downloaded when it is first rendered. With `React.lazy` alone, a failed download
 * would never be repeated. Here, the next render after `retryFailedParts` downloads the code again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await failingLater(load) };
      } catch (error) {
        failed.add(() => {
          part = attempt();
        });
        throw error;
      }
    });
  let part = attempt();
  return (props: Props): ReactElement => createElement(part, props);
}

/**
 * Milliseconds in which a screen sends its first requests for data, including requests that depend on the response of
 * another request.
 */
const firstRequestsMs = 300;

/**
 * Returns a component for a large part of a screen. Its code is downloaded soon after the code of the screen, even
 * before the part is rendered. The first requests for data are sent before the download: over HTTP/1.1 a browser sends
 * only six requests at a time, so the data would have to wait for the code.
 */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let ahead: Promise<ComponentType<Props>> | null = null;
  let isWanted = false;
  setTimeout(() => {
    if (isWanted) return;
    ahead = load();
    ahead.catch(() => undefined); // `React.lazy` passes the failure to the error boundary.
  }, firstRequestsMs);
  return lazyPart(() => {
    isWanted = true;
    const loading = ahead ?? load();
    ahead = null;
    return loading;
  });
}

import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

import { failingLater } from '../browser/failingLater.ts';

const failed = new Set<() => void>();

/** Lets every part whose download failed be downloaded again when it is next rendered. */
export function retryFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Returns a part of the app that is downloaded when it is first rendered. In contrast to `lazy`, a failed download is
 * tried again after `retryFailedParts`.
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
 * Returns a large part of a screen whose download starts as soon as the screen's own code is loaded, before it is
 * rendered. The screen loads its data at the same time.
 */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let ahead: Promise<ComponentType<Props>> | null = load();
  ahead.catch(() => undefined); // React.lazy reports the failure to the error boundary
  return lazyPart(() => {
    const loading = ahead ?? load();
    ahead = null;
    return loading;
  });
}

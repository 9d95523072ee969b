import { type ComponentType, createElement, lazy, type ReactElement } from 'react';

import { failingLater } from '../browser/failingLater.ts';

const failed = new Set<() => void>();

/** Lets every part whose download failed be downloaded again when it is rendered next. */
export function retryFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A part of the app that is downloaded when it is first rendered. Unlike with `lazy` alone, a download that failed isn't
 * final: after `retryFailedParts` it is tried again.
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
 * The heavy part of a screen, fetched as soon as the screen's own code is there and not only once it is rendered: the
 * screen asks for its data meanwhile.
 */
export function lazyAhead<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let ahead: Promise<ComponentType<Props>> | null = load();
  ahead.catch(() => undefined); // React.lazy reports it to the error boundary
  return lazyPart(() => {
    const loading = ahead ?? load();
    ahead = null;
    return loading;
  });
}

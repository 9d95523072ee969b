import { type ReactElement, useLayoutEffect, useRef } from 'react';

import { Spinner } from '../Spinner/index.ts';
import type { CascaderMessages } from './Cascader.messages.ts';

interface CascaderWaitProps {
  readonly text: CascaderMessages;
  readonly reason: 'loading' | 'failed';
  readonly failedLabel: string | undefined;
  readonly onRetry: () => void;
  readonly onWait: (isWaiting: boolean) => void;
}

/** Content of the popup while the tree is loading, and after loading has failed. */
export function CascaderWait(props: CascaderWaitProps): ReactElement {
  const { text, reason, failedLabel = text.failed, onRetry, onWait } = props;
  const root = useRef<HTMLDivElement>(null);
  const isLoading = reason === 'loading';

  useLayoutEffect(() => {
    root.current?.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true });
  }, []);
  useLayoutEffect(() => {
    onWait(true);
    return () => onWait(false);
  }, [onWait]);

  return (
    <div ref={root} role={isLoading ? 'status' : 'alert'} data-part="wait">
      {isLoading ? <Spinner label={text.loading} /> : null}
      {isLoading ? text.loading : failedLabel}
      {isLoading ? null : (
        <button type="button" data-part="retry" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </div>
  );
}

import { type ReactElement, type ReactNode, useEffect } from 'react';

import { RetryBoundary } from './RetryBoundary.tsx';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of the part after a failure. @default nothing */
  readonly fallback?: ReactNode;
}

/** Keeps a failed part of the page frame from affecting the rest, and loads it again when the browser is online. */
export function PartBoundary({ children, fallback }: PartBoundaryProps): ReactElement {
  return (
    <RetryBoundary renderFailure={(retry) => <OnlineRetry onRetry={retry}>{fallback}</OnlineRetry>}>
      {children}
    </RetryBoundary>
  );
}

interface OnlineRetryProps {
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function OnlineRetry({ onRetry, children }: OnlineRetryProps): ReactNode {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return children;
}

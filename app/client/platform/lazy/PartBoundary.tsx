import { type ReactElement, type ReactNode, useEffect } from 'react';

import { RetryBoundary } from './RetryBoundary.tsx';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Content that is shown instead of the part if the part failed. @default nothing */
  readonly fallback?: ReactNode;
}

/**
 * Error boundary of a part of the page. If the part fails, the rest of the page isn't affected. The part is loaded
 * again when the browser is online again.
 */
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

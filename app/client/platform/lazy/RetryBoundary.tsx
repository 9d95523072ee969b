import { Component, type ReactNode } from 'react';

import { retryFailedParts } from './lazyPart.ts';

export interface RetryBoundaryProps {
  readonly children: ReactNode;
  /**
   * Returns the content that is shown instead of the children after they failed. It may call `retry`, which downloads
   * failed parts again and renders the children again.
   */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Error boundary whose replacement content can render the failed children again. */
export class RetryBoundary extends Component<RetryBoundaryProps, State> {
  override state: State = { hasFailed: false };

  readonly #retry = () => {
    retryFailedParts();
    this.setState({ hasFailed: false });
  };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFailure(this.#retry) : this.props.children;
  }
}

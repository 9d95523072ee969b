import { Component, type ReactNode } from 'react';

import { retryFailedParts } from './lazyPart.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
  /** Stands in the part's place while it can't be had. @default nothing */
  readonly fallback?: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Keeps the failure of a part of the frame from the work in it, and tries the part again once the browser is online. */
export class PartBoundary extends Component<PartBoundaryProps, State> {
  override state: State = { hasFailed: false };

  readonly #tryAgain = () => {
    retryFailedParts();
    this.setState({ hasFailed: false });
  };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#tryAgain);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.fallback ?? null) : this.props.children;
  }
}

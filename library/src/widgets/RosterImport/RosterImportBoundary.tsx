import { Component, type ReactNode } from 'react';

export interface RosterImportBoundaryProps {
  /** Content that may fail to render. */
  children: ReactNode;
  /** Called when rendering the children fails. The parent component then shows other content. */
  onFail: () => void;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Error boundary that keeps the dialog and the page usable when a list can't be rendered. */
export class RosterImportBoundary extends Component<RosterImportBoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

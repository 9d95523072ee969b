import { Component, type ReactNode } from 'react';

export interface RosterImportBoundaryProps {
  /** The content. */
  children: ReactNode;
  /** Called when the children fail to render; the owner then shows something else. */
  onFail: () => void;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps the dialog and the page working when a list can't be rendered. */
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

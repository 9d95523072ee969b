import { Component, type ReactNode } from 'react';

export interface RosterImportBoundaryProps {
  children: ReactNode;
  /** Called when the children fail to render; the owner shows something else then. */
  onFail: () => void;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Keeps a list that can't be shown from taking the dialog, or the page, with it. */
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

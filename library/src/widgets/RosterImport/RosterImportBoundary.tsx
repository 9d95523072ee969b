import { Component, type ReactNode } from 'react';

export interface RosterImportBoundaryProps {
  /** Content whose rendering may fail. */
  children: ReactNode;
  /** Called when rendering the content failed. The parent component then shows a message instead of the content. */
  onFail: () => void;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Error boundary. If a list can't be rendered, the dialog and the page can still be used. */
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

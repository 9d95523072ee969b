import { Button } from '@tuanbao/library/components/Button';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { Component, type ReactElement, type ReactNode } from 'react';

import { messages } from '../../shell/shell.messages.ts';
import { retryFailedParts } from '../lazy/lazyPart.ts';
import { Page } from './Page.tsx';

interface State {
  readonly hasFailed: boolean;
}

/** Catches what a screen throws while it renders and offers to try again. */
export class RouteErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  readonly #tryAgain = () => {
    retryFailedParts();
    this.setState({ hasFailed: false });
  };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <RouteFailure onRetry={this.#tryAgain} />;
  }
}

function RouteFailure({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <Page>
      <div role="alert">
        <EmptyState
          title={words.failedTitle}
          description={words.failedText}
          action={<Button onPress={onRetry}>{words.retry}</Button>}
        />
      </div>
    </Page>
  );
}

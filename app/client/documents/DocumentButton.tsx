import { Button, type ButtonProps } from '@tuanbao/library/components/Button';
import type { ViewedDocument } from '@tuanbao/library/components/DocumentViewer';
import { type ReactElement, Suspense, useState } from 'react';

import { callErrorText } from '../platform/errors/callErrors.ts';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { useObservable } from '../platform/observable/useObservable.ts';
import { useServices } from '../platform/services/services.ts';

const DocumentViewer = lazyPart(
  async () => (await import('@tuanbao/library/components/DocumentViewer')).DocumentViewer,
);

export interface DocumentButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'children' | 'aria-label'> {
  /** Title of the document and label of the viewer. */
  readonly title: string;
  /** Loads the document. It shows no error message, because the viewer does. */
  readonly load: (signal: AbortSignal) => Promise<ViewedDocument>;
}

/** Button that shows a document over the page. The code of the viewer is loaded on first use. */
export function DocumentButton({ title, load, ...button }: DocumentButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const { settings } = useServices();
  const { locale } = useObservable(settings);
  return (
    <>
      <Button {...button} onPress={() => setOpen(true)} />
      {isOpen ? (
        <Suspense fallback={null}>
          <DocumentViewer
            title={title}
            isOpen
            onOpenChange={setOpen}
            load={load}
            describeFailure={(error) => callErrorText(error, locale)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

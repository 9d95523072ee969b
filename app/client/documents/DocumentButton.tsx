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
  /** Title of the document. It is also the label of the viewer. */
  readonly title: string;
  /** Loads the document. If that fails, the function shows no message, because the viewer shows one. */
  readonly load: (signal: AbortSignal) => Promise<ViewedDocument>;
}

/** Button that shows a document over the page. The code of the viewer is loaded when the button is first used. */
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

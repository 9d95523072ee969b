import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useRef,
  useState,
} from 'react';

import { Elsewhere } from '../../foundation/ViewingStage.styles.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { Link } from '../Link/index.ts';
import { messages } from './DocumentViewer.messages.ts';
import { DocumentViewerStage } from './DocumentViewerStage.tsx';
import { printFrame, printPicture } from './printDocument.ts';
import { type ShownDocument, useDocumentViewerState } from './useDocumentViewerState.ts';
import type { ViewedDocument } from './viewedDocument.ts';

export interface DocumentViewerProps {
  /** Kind of the document, for example 电子保单; for screen readers it is also the name of the dialog. */
  title: string;
  /** True while the viewer is shown (controlled). */
  isOpen: boolean;
  /** Called with false when the user closes the viewer. */
  onOpenChange: (isOpen: boolean) => void;
  /**
   * Loads the document. It is called each time the viewer opens, and again when the user retries. The signal is aborted
   * when the viewer is closed.
   */
  load: (signal: AbortSignal) => Promise<ViewedDocument>;
  /**
   * Address at which the browser can open the document in a new tab. It is offered when loading fails. @default no
   * address is offered
   */
  address?: string | undefined;
  /** Returns an explanation of the error that prevented loading. @default only the text 文件未能打开 is shown */
  describeFailure?: ((error: unknown) => ReactNode) | undefined;
}

/**
 * Dialog that shows a document (保单, 批单, 发票, 报价单, 证明). A PDF is shown in the browser's own viewer, a picture as an
 * image. Other documents aren't shown, nor is a PDF if the browser has no PDF viewer. Buttons save the document and, if
 * its type and the browser allow it, print it or open it in a new tab. The ref is the dialog element.
 */
export const DocumentViewer: ForwardRefExoticComponent<DocumentViewerProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  DocumentViewerProps
>(function DocumentViewer(props, ref) {
  const { title, isOpen, onOpenChange, load, address, describeFailure } = props;
  const { state, retry } = useDocumentViewerState(load, isOpen);
  const [isFull, setFull] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = isOpen && state.step === 'shown' ? state.document : null;

  return (
    <Dialog
      ref={ref}
      title={title}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        shown ? (
          <DocumentWays
            shown={shown}
            isFull={isFull}
            onFullChange={setFull}
            onPrint={() => {
              if (shown.form === 'picture') void printPicture(shown.address);
              else if (!printFrame(frame.current)) window.open(shown.address, '_blank', 'noopener');
            }}
          />
        ) : undefined
      }
    >
      <DocumentViewerStage
        ref={frame}
        title={title}
        state={state}
        isFull={isFull}
        address={address}
        describeFailure={describeFailure}
        onRetry={retry}
      />
    </Dialog>
  );
});

interface DocumentWaysProps {
  readonly shown: ShownDocument;
  readonly isFull: boolean;
  readonly onFullChange: (isFull: boolean) => void;
  readonly onPrint: () => void;
}

/**
 * Buttons that save the document, print it and open it in a new tab; for a picture, also a button that shows it in its
 * full size. A PDF can be printed only if the browser has a PDF viewer. A document that is neither a picture nor a PDF
 * can only be saved.
 */
function DocumentWays({ shown, isFull, onFullChange, onPrint }: DocumentWaysProps): ReactElement {
  const words = useMessages(messages);
  const { form, address, content, name } = shown;
  const mayPrint = form === 'picture' || (form === 'pdf' && navigator.pdfViewerEnabled);
  return (
    <>
      {form === 'picture' ? (
        <Button variant="quiet" aria-pressed={isFull} onPress={() => onFullChange(!isFull)}>
          {words.fullSize}
        </Button>
      ) : null}
      {form === 'other' ? null : (
        <Elsewhere>
          <Link href={address} isExternal>
            {words.newTab}
          </Link>
        </Elsewhere>
      )}
      {mayPrint ? <Button onPress={onPrint}>{words.print}</Button> : null}
      <Button variant="primary" onPress={() => downloadFrom(content, name)}>
        {words.download}
      </Button>
    </>
  );
}

function downloadFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

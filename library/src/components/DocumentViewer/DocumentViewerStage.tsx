import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useState,
} from 'react';

import { Stage, StagedPicture } from '../../foundation/ViewingStage.styles.ts';
import { formatBytes } from '../../i18n/formatBytes.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Notice } from '../Notice/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { messages } from './DocumentViewer.messages.ts';
import * as S from './DocumentViewer.styles.ts';
import type { DocumentState, ShownDocument } from './useDocumentViewerState.ts';

export interface DocumentViewerStageProps {
  /** Kind of the document, for example 电子保单. */
  title: string;
  /** State of the document: it is loading, loaded, or failed to load. */
  state: DocumentState;
  /** Shows a picture in its original size instead of fitting it to the width of the dialog. */
  isFull: boolean;
  /** Address at which the browser can open the document in a new tab. It is offered when loading fails. */
  address?: string | undefined;
  /** Returns an explanation of the error that prevented loading. */
  describeFailure?: ((error: unknown) => ReactNode) | undefined;
  /** Called when the user presses the button that loads the document again. */
  onRetry: () => void;
}

/** Shows the document, or a message while it is loading or after loading has failed. */
export const DocumentViewerStage: ForwardRefExoticComponent<
  DocumentViewerStageProps & RefAttributes<HTMLIFrameElement>
> = forwardRef<HTMLIFrameElement, DocumentViewerStageProps>(function DocumentViewerStage(props, frame) {
  const { title, state, isFull, address, describeFailure, onRetry } = props;
  const words = useMessages(messages);
  if (state.step === 'loading') {
    return (
      <S.Waiting>
        <Spinner label={words.loading} />
        <span role="status">{words.loading}</span>
      </S.Waiting>
    );
  }
  if (state.step === 'failed') {
    return (
      <Notice
        tone="danger"
        title={words.failed}
        action={
          <Button size="small" onPress={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {describeFailure?.(state.error)}
        {address === undefined ? null : (
          <Link href={address} isExternal>
            {words.newTab}
          </Link>
        )}
      </Notice>
    );
  }
  const { document: shown } = state;
  return (
    <S.Root>
      <S.Facts role="status">
        <span>{shown.name}</span>
        {shown.pages === null ? null : <span>{words.pages(shown.pages)}</span>}
        <span>{formatBytes(shown.bytes)}</span>
      </S.Facts>
      {shown.form === 'picture' ? <Picture shown={shown} title={title} isFull={isFull} /> : null}
      {shown.form === 'other' ? <Notice>{words.noForm}</Notice> : null}
      {shown.form === 'pdf' && !navigator.pdfViewerEnabled ? <Notice>{words.noViewer}</Notice> : null}
      {shown.form === 'pdf' && navigator.pdfViewerEnabled ? (
        <Stage data-form="pdf">
          <PdfFrame ref={frame} title={title} shown={shown} />
        </Stage>
      ) : null}
    </S.Root>
  );
});

interface PdfFrameProps {
  readonly title: string;
  readonly shown: ShownDocument;
}

/** Frame in which the browser opens a PDF with its own viewer. */
const PdfFrame = forwardRef<HTMLIFrameElement, PdfFrameProps>(function PdfFrame({ title, shown }, frame) {
  const name = `document-${useId()}`; // The name of a frame must not begin with an underscore.
  const { address, showIn } = shown;
  useEffect(() => showIn?.(name), [showIn, name]);
  return <S.Frame ref={frame} name={name} title={title} src={showIn ? undefined : `${address}#navpanes=0`} />;
});

interface PictureProps {
  readonly shown: ShownDocument;
  readonly title: string;
  readonly isFull: boolean;
}

function Picture({ shown, title, isFull }: PictureProps): ReactElement {
  const words = useMessages(messages);
  const [isDamaged, setDamaged] = useState(false);
  if (isDamaged) return <Notice tone="danger">{words.damaged}</Notice>;
  return (
    // The area can have the focus, so that keyboard users can scroll a picture that is larger than the area.
    <Stage data-form="picture" role="group" aria-label={title} tabIndex={0}>
      <StagedPicture src={shown.address} alt={title} data-full={isFull || undefined} onError={() => setDamaged(true)} />
    </Stage>
  );
}

import { useEffect, useState } from 'react';

import { useEffectEvent } from '../../foundation/useEffectEvent.ts';
import { type DocumentForm, documentFormOf, pageCountOf, type ViewedDocument } from './viewedDocument.ts';

/** A loaded document with the addresses that the viewer uses. */
export interface ShownDocument {
  readonly name: string;
  readonly form: DocumentForm;
  readonly bytes: number;
  /** Number of pages of the document; null when the number is unknown. */
  readonly pages: number | null;
  /** Address of a blob with the content of the document. The address is valid until the viewer is closed. */
  readonly content: string;
  /**
   * Address that the viewer shows. For a PDF with an address, it is this address. For all other documents, it is the
   * address of the blob.
   */
  readonly address: string;
  readonly showIn?: ViewedDocument['showIn'];
}

export type DocumentState =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly error: unknown }
  | { readonly step: 'shown'; readonly document: ShownDocument };

export interface DocumentViewerState {
  readonly state: DocumentState;
  /** Loads the document again after a failure. */
  readonly retry: () => void;
}

const loading: DocumentState = { step: 'loading' };

/** Returns the content with the given media type, even if the blob has another type. */
const typed = (content: Blob, type: string): Blob =>
  content.type === type ? content : content.slice(0, content.size, type);

/** Result of one attempt to load the document. */
interface Outcome {
  readonly attempt: number;
  readonly state: DocumentState;
}

/**
 * Loads a document while its viewer is open. When the viewer is closed, loading is aborted and the address of the blob
 * is released.
 */
export function useDocumentViewerState(
  load: (signal: AbortSignal) => Promise<ViewedDocument>,
  isOpen: boolean,
): DocumentViewerState {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [attempt, setAttempt] = useState(0);
  const loadDocument = useEffectEvent(load);

  useEffect(() => {
    if (!isOpen) return undefined;
    const asking = new AbortController();
    let blobAddress = '';
    const open = async () => {
      const { name, type, content, ...view } = await loadDocument(asking.signal);
      const form = documentFormOf(type);
      const pages = form === 'pdf' ? await pageCountOf(content) : null;
      if (asking.signal.aborted) return;
      blobAddress = URL.createObjectURL(typed(content, type));
      const shown = { name, form, bytes: content.size, pages, content: blobAddress, address: blobAddress };
      const framed = form === 'pdf' ? view : {};
      setOutcome({ attempt, state: { step: 'shown', document: { ...shown, ...framed } } });
    };
    open().catch((error: unknown) => {
      if (!asking.signal.aborted) setOutcome({ attempt, state: { step: 'failed', error } });
    });
    return () => {
      asking.abort();
      if (blobAddress !== '') URL.revokeObjectURL(blobAddress);
      setOutcome(null);
    };
  }, [isOpen, attempt]);

  return {
    state: outcome?.attempt === attempt ? outcome.state : loading,
    retry: () => setAttempt((count) => count + 1),
  };
}

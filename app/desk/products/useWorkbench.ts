import { useEffect, useState } from 'react';

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useAction } from '../../client/platform/query/useAction.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type deskProduct, tryProduct } from '../../contract/desk/products/products.ts';
import { DraftSaver, type DraftState } from './draftSaver.ts';

/** Response with the data that the workbench needs about a product. */
export type WorkbenchProduct = ResponseOf<typeof deskProduct>;

/** Response to a trial: the mistakes in a content, its differences and its reference quotes ("golden quotes"). */
export type Trial = ResponseOf<typeof tryProduct>;

/** Content in the editor of the workbench, its draft and its last trial, and the functions that change them. */
export interface Workbench {
  /** Content in the editor, as JSON. */
  readonly text: string;
  /** Version on which the content in the editor is based. */
  readonly basedOn: number;
  /** True when the content in the editor differs from the version's content. */
  readonly isChanged: boolean;
  /**
   * Result of the last trial. Null if the content wasn't tried, was discarded, or was tried before a version was
   * published.
   */
  readonly trial: Trial | null;
  readonly isTrying: boolean;
  /** True when the content in the editor is the content of the last trial. */
  readonly isTried: boolean;
  /** True when the last trial used the content in the editor and found no mistakes. */
  readonly isPublishable: boolean;
  /** State of the operator's draft, and the time of its last save. */
  readonly draft: DraftState;
  /** Saves the draft again after a failure. */
  readonly saveDraft: () => void;
  readonly write: (text: string) => void;
  /** Sends the content to the server, which checks and prices it. */
  readonly try: () => void;
  /** Restores the version's content. */
  readonly discard: () => void;
  /** Restores the content that was last discarded or replaced; undefined when there is no such content. */
  readonly undo: (() => void) | undefined;
  /** True when `undo` restores a draft of another tab that the operator has replaced. */
  readonly isTheirsReplaced: boolean;
  /** Loads the draft that another tab has saved. `undo` restores the content that was in the editor before. */
  readonly takeTheirs: () => void;
  /** Saves the content in the editor in place of the draft of another tab. `undo` loads that draft. */
  readonly keepMine: () => void;
  /** Returns the revision of the draft on the server that this page has seen; 0 if there is no draft. */
  readonly draftRevision: () => number;
  /** Replaces the content in the editor. `undo` restores the content that was in the editor before. */
  readonly replace: (text: string) => void;
  /** Resets the editor to the version's content after a publication. The server has then already deleted the draft. */
  readonly end: () => void;
}

/** Returns the initial content of the editor: the draft's content, or the version's content if there is no draft. */
const startOf = ({ draft, content }: WorkbenchProduct): string => draft?.content ?? content;

/**
 * Keeps the draft on the server up to date with the editor, also when the workbench is left or the page is closed. If
 * the operator still has to choose between two drafts, the browser requests a confirmation before it closes the page.
 */
function useDraftSaver(product: WorkbenchProduct, text: string): DraftSaver {
  const { send } = useServices();
  const [saver] = useState(() => new DraftSaver(send));
  useEffect(() => {
    const { productId, version: basedOn, content, draft } = product;
    const { savedAt = '', revision = 0 } = draft ?? {};
    saver.begin({ productId, basedOn, content, saved: startOf(product), savedAt, revision });
  }, [saver, product]);
  useEffect(() => saver.edit(text), [saver, text]);
  useEffect(() => {
    const close = () => void saver.flush({ keepalive: true });
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.read().theirs) event.preventDefault();
    };
    window.addEventListener('pagehide', close);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('beforeunload', warn);
      void saver.flush();
    };
  }, [saver]);
  return saver;
}

/** Returns the content in the editor, and the product on whose version and draft it is based. */
function useEditedContent(product: WorkbenchProduct) {
  const [seen, setSeen] = useState(product);
  const [base, setBase] = useState(product);
  const [text, setText] = useState(startOf(product));
  if (seen !== product) {
    setSeen(product);
    if (text === startOf(base) || text === startOf(product)) {
      setBase(product);
      setText(startOf(product));
    }
  }
  return { base, setBase, text, setText };
}

/**
 * State of the workbench: the content in the editor, its draft on the server, and the result of its last trial. If
 * another operator publishes a version while the workbench is open, changed content stays in the editor but must be
 * tried again.
 */
export function useWorkbench(product: WorkbenchProduct): Workbench {
  const { send } = useServices();
  const { run, isPending } = useAction();
  const { base, setBase, text, setText } = useEditedContent(product);
  const [tried, setTried] = useState<{ readonly text: string; readonly newest: number; readonly trial: Trial }>();
  const [former, setFormer] = useState<{ readonly text: string; readonly isTheirs: boolean }>();
  const saver = useDraftSaver(base, text);
  const draft = useObservable(saver);
  const { productId, newest } = product;
  const current = tried?.newest === newest ? tried : undefined;
  const trial = current?.trial ?? null;
  const isTried = current?.text === text;
  const replace = (next: string) => {
    setFormer({ text, isTheirs: false });
    setText(next);
  };
  const put = (next: string) => {
    setFormer(undefined);
    setText(next);
  };
  return {
    text,
    basedOn: base.version,
    isChanged: text !== base.content,
    trial,
    isTrying: isPending,
    isTried,
    isPublishable: isTried && trial?.problems.length === 0,
    draft,
    saveDraft: () => void saver.flush(),
    write: put,
    try: () =>
      void run(async () => setTried({ text, newest, trial: await send(tryProduct, { productId, content: text }) })),
    discard: () => {
      replace(base.content);
      setTried(undefined);
    },
    undo: former === undefined ? undefined : () => put(former.text),
    isTheirsReplaced: former?.isTheirs === true,
    takeTheirs: () => {
      const content = saver.takeTheirs();
      if (content !== null) replace(content);
    },
    keepMine: () => {
      const content = saver.keepMine();
      if (content !== null) setFormer({ text: content, isTheirs: true });
    },
    draftRevision: () => saver.revision,
    replace,
    end: () => {
      setBase({ ...base, draft: null });
      put(base.content);
      setTried(undefined);
    },
  };
}

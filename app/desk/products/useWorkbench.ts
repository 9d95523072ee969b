import { useEffect, useState } from 'react';

import { useObservable } from '../../client/platform/observable/useObservable.ts';
import { useAction } from '../../client/platform/query/useAction.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type deskProduct, tryProduct } from '../../contract/desk/products/products.ts';
import { DraftSaver, type DraftState } from './draftSaver.ts';

/** A product as the workbench loads it. */
export type WorkbenchProduct = ResponseOf<typeof deskProduct>;

/** Result of a trial. */
export type Trial = ResponseOf<typeof tryProduct>;

/** State of the workbench of a product. */
export interface Workbench {
  /** Content in the editor. */
  readonly text: string;
  /** Version from which the operator started. */
  readonly basedOn: number;
  /** True when the content in the editor isn't that of the version. */
  readonly isChanged: boolean;
  /** Last trial; null before the first. */
  readonly trial: Trial | null;
  readonly isTrying: boolean;
  /** True when the last trial was made with the content that is in the editor. */
  readonly isTried: boolean;
  /** True when the content in the editor was tried and has no mistakes. */
  readonly isPublishable: boolean;
  /** State of the draft on the server. */
  readonly draft: DraftState;
  /** Saves a draft that couldn't be saved. */
  readonly saveDraft: () => void;
  readonly write: (text: string) => void;
  /** Sends the content to the server, which judges it. */
  readonly try: () => void;
  /** Restores the content of the version. */
  readonly discard: () => void;
  /** Puts back what was last discarded or replaced; undefined when there is nothing to put back. */
  readonly undo: (() => void) | undefined;
  /** Replaces the content in the editor. `undo` puts the present one back. */
  readonly replace: (text: string) => void;
  /** Ends the draft, because its content was published. */
  readonly end: () => void;
}

/** The content with which the editor starts: the draft, or the content of the version. */
const startOf = ({ draft, content }: WorkbenchProduct): string => draft?.content ?? content;

/** Keeps the draft on the server up to date with the editor, also when the workbench is left or the page is closed. */
function useDraftSaver(product: WorkbenchProduct, text: string): DraftSaver {
  const { send } = useServices();
  const [saver] = useState(() => new DraftSaver(send));
  useEffect(() => {
    const { productId, version: basedOn, content, draft } = product;
    saver.begin({ productId, basedOn, content, saved: startOf(product), savedAt: draft?.savedAt ?? '' });
  }, [saver, product]);
  useEffect(() => saver.edit(text), [saver, text]);
  useEffect(() => {
    const close = () => void saver.flush({ keepalive: true });
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      void saver.flush();
    };
  }, [saver]);
  return saver;
}

/** The version and the draft from which the editor started, and the content in the editor. */
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
 * Keeps the content that an operator edits, its draft on the server, and the result of its last trial. If another
 * operator publishes meanwhile, what was edited stays, and has to be tried again.
 */
export function useWorkbench(product: WorkbenchProduct): Workbench {
  const { send } = useServices();
  const { run, isPending } = useAction();
  const { base, setBase, text, setText } = useEditedContent(product);
  const [tried, setTried] = useState<{ readonly text: string; readonly newest: number; readonly trial: Trial }>();
  const [former, setFormer] = useState<string>();
  const saver = useDraftSaver(base, text);
  const draft = useObservable(saver);
  const { productId, newest } = product;
  const current = tried?.newest === newest ? tried : undefined;
  const trial = current?.trial ?? null;
  const isTried = current?.text === text;
  const replace = (next: string) => {
    setFormer(text);
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
    undo: former === undefined ? undefined : () => put(former),
    replace,
    end: () => {
      setBase({ ...base, draft: null });
      put(base.content);
      setTried(undefined);
    },
  };
}

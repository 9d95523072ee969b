import { useState } from 'react';

import { useAction } from '../../client/platform/query/useAction.ts';
import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type deskProduct, tryProduct } from '../../contract/desk/products/products.ts';

/** A product as the workbench loads it. */
export type WorkbenchProduct = ResponseOf<typeof deskProduct>;

/** Result of a trial. */
export type Trial = ResponseOf<typeof tryProduct>;

/** State of the workbench of a product. */
export interface Workbench {
  /** Content in the editor. */
  readonly text: string;
  /** Last trial; null before the first. */
  readonly trial: Trial | null;
  readonly isTrying: boolean;
  /** True when the last trial was made with the content that is in the editor. */
  readonly isTried: boolean;
  /** True when the content in the editor was tried and has no mistakes. */
  readonly isPublishable: boolean;
  readonly write: (text: string) => void;
  /** Sends the content to the server, which judges it. */
  readonly try: () => void;
  readonly discard: () => void;
}

/**
 * Keeps the content that an operator edits, and the result of its last trial. If another operator publishes meanwhile,
 * what was edited stays, and has to be tried again.
 */
export function useWorkbench({ productId, content }: WorkbenchProduct): Workbench {
  const { send } = useServices();
  const { run, isPending } = useAction();
  const [base, setBase] = useState(content);
  const [text, setText] = useState(content);
  const [tried, setTried] = useState<{ readonly text: string; readonly trial: Trial } | null>(null);
  if (base !== content) {
    setBase(content);
    setTried(null);
    if (text === base) setText(content);
  }
  const trial = tried?.trial ?? null;
  const isTried = tried?.text === text;
  return {
    text,
    trial,
    isTrying: isPending,
    isTried,
    isPublishable: isTried && trial?.problems.length === 0,
    write: setText,
    try: () => void run(async () => setTried({ text, trial: await send(tryProduct, { productId, content: text }) })),
    discard: () => {
      setText(content);
      setTried(null);
    },
  };
}

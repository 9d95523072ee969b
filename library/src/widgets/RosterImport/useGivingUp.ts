import { useRef, useState } from 'react';

import type { Mending } from './mending.ts';

export interface GivingUp {
  /**
   * Runs an action that would lose corrections: at once where there are none, otherwise after the user agrees. Does
   * nothing during an import.
   */
  readonly leave: (go: () => void) => void;
  /** True while the user is asked. */
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly giveUp: () => void;
  /** Runs an import; corrections are no longer at risk after it. */
  readonly taking: (take: () => Promise<void>) => Promise<void>;
}

/** Asks before the user discards corrections or leaves a running import. */
export function useGivingUp(mending: Mending | null): GivingUp {
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null);
  const isTaking = useRef(false);
  const taken = useRef<{ readonly mending: Mending | null; readonly version: number } | null>(null);
  const hasWork = () =>
    mending?.store.canUndo === true &&
    !(taken.current?.mending === mending && taken.current.version === mending.store.version);

  return {
    leave: (go) => {
      if (isTaking.current) return;
      if (hasWork()) setAsked({ go });
      else go();
    },
    isAsked: asked !== null,
    stay: () => setAsked(null),
    giveUp: () => {
      setAsked(null);
      asked?.go();
    },
    taking: async (take) => {
      isTaking.current = true;
      try {
        await take();
        taken.current = { mending, version: mending?.store.version ?? 0 };
      } finally {
        isTaking.current = false;
      }
    },
  };
}

import { useRef, useState } from 'react';

import type { Mending } from './mending.ts';

export interface GivingUp {
  /**
   * Runs an action that would discard corrections. If there are any, the user must agree first. Does nothing during an
   * import.
   */
  readonly leave: (go: () => void) => void;
  /** True while the user is being asked. */
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly giveUp: () => void;
  /** Runs an import. After its success the user can leave without being asked. */
  readonly taking: (take: () => Promise<void>) => Promise<void>;
}

/** Asks the user before corrections are discarded, and prevents leaving a running import. */
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

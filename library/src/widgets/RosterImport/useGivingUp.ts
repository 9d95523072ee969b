import { useRef, useState } from 'react';

import type { Mending } from './mending.ts';

export interface GivingUp {
  /**
   * Runs an action that discards corrections. If the user has made corrections, the user is asked to confirm before the
   * action runs. During an import, the action doesn't run.
   */
  readonly leave: (go: () => void) => void;
  /** True while the user is asked to confirm that the corrections are discarded. */
  readonly isAsked: boolean;
  readonly stay: () => void;
  readonly giveUp: () => void;
  /**
   * Runs an import. After the import has succeeded, the user can leave the dialog without a confirmation, until the
   * user makes another correction.
   */
  readonly taking: (take: () => Promise<void>) => Promise<void>;
}

/** Asks the user to confirm before corrections are discarded. During an import, the user can't leave the dialog. */
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

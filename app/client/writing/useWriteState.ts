import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { type RefObject, useEffect, useState } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { type Section, sectionId, sectionsOf } from './sections.ts';
import { useWriteErrors } from './useWriteErrors.ts';

export interface WriteState {
  /** Whether one section is shown at a time. */
  readonly isStepwise: boolean;
  /** The parts that the product asks for, in its order. */
  readonly sections: readonly Section[];
  readonly step: Section;
  readonly isLastStep: boolean;
  /** Whether the way on was refused: from then on everything wrong is shown. */
  readonly isRefused: boolean;
  readonly errors: readonly ErrorSummaryItem[];
  /** The scheme in sight. */
  readonly schemeId: string;
  readonly selectScheme: (schemeId: string) => void;
  readonly goTo: (section: Section) => void;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

/** Where the reader is in the writing screen, and what stops the way on. `summary` is the error summary's heading. */
export function useWriteState(
  store: DraftStore,
  summary: RefObject<HTMLHeadingElement | null>,
  onComplete: () => void,
): WriteState {
  const isStepwise = useMediaQuery('(width <= 768px)');
  const sections = sectionsOf(store.surroundings.product);
  const [step, setStep] = useState<Section>(sections[0] ?? 'schemes');
  const [isRefused, setRefused] = useState(false);
  const [schemeId, selectScheme] = useState(store.read().schemes[0]?.id ?? '');
  const [goal, setGoal] = useState<{ readonly targetId: string } | null>(null);

  const errors = useWriteErrors(store, (section, targetId, path) => {
    const index = /^schemes\.(\d+)/.exec(path)?.[1];
    if (index !== undefined) selectScheme(store.read().schemes[Number(index)]?.id ?? schemeId);
    setStep(section);
    setGoal({ targetId });
  });

  // The target may appear with the section that is shown for it, so the jump follows the rendering.
  useEffect(() => {
    const target = goal && document.getElementById(goal.targetId);
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [goal]);

  const goTo = (section: Section) => {
    setStep(section);
    setGoal({ targetId: sectionId(section) });
  };
  const position = sections.indexOf(step);
  const following = isStepwise ? sections[position + 1] : undefined;

  const finish = () => {
    if (errors.length === 0) return onComplete();
    setRefused(true);
    requestAnimationFrame(() => {
      summary.current?.scrollIntoView({ block: 'center' });
      summary.current?.focus({ preventScroll: true });
    });
  };

  return {
    isStepwise,
    sections,
    step,
    isLastStep: following === undefined,
    isRefused: isRefused && errors.length > 0,
    errors,
    schemeId,
    selectScheme,
    goTo,
    goBack: () => goTo(sections[position - 1] ?? step),
    goOn: () => (following ? goTo(following) : finish()),
  };
}

import type { ErrorSummaryItem } from '@tuanbao/library/components/ErrorSummary';
import { type RefObject, useState } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useMediaQuery } from '../useMediaQuery.ts';
import { type Section, sectionsOf } from './sections.ts';
import { useStepInUrl } from './useStepInUrl.ts';
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
  /** Sections that stop the way on. */
  readonly faultySections: ReadonlySet<Section>;
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
  const [step, goTo] = useStepInUrl(sections);
  const [isRefused, setRefused] = useState(() => store.refused.read().length > 0);
  const [schemeId, selectScheme] = useState(store.read().schemes[0]?.id ?? '');

  // The summary leads to the control itself, once the step that it stands in is shown.
  const errors = useWriteErrors(store, (section, path) => {
    const index = /^schemes\.(\d+)/.exec(path)?.[1];
    if (index !== undefined) selectScheme(store.read().schemes[Number(index)]?.id ?? schemeId);
    if (isStepwise) goTo(section);
  });

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
    faultySections: new Set(errors.map(({ section }) => section)),
    schemeId,
    selectScheme,
    goTo,
    goBack: () => goTo(sections[position - 1] ?? step),
    goOn: () => (following ? goTo(following) : finish()),
  };
}

import { type ErrorSummaryItem, useRefusals } from '@tuanbao/library/components/ErrorSummary';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useMediaQuery } from '../platform/browser/useMediaQuery.ts';
import { type Section, sectionId, sectionsOf } from './sections.ts';
import { useProblemInUrl } from './useProblemInUrl.ts';
import { useStepInUrl } from './useStepInUrl.ts';
import { useWriteErrors } from './useWriteErrors.ts';

export interface WriteState {
  /** True when one section is shown at a time. */
  readonly isStepwise: boolean;
  /** The parts that the product asks for, in its order. */
  readonly sections: readonly Section[];
  readonly step: Section;
  readonly isLastStep: boolean;
  /** True when the way on was refused: from then on everything wrong is shown. */
  readonly isRefused: boolean;
  readonly errors: readonly ErrorSummaryItem[];
  /** Number of times that the way on was refused. */
  readonly refusals: number;
  /** Sections that stop the way on. */
  readonly faultySections: ReadonlySet<Section>;
  /** The scheme in sight. */
  readonly schemeId: string;
  readonly selectScheme: (schemeId: string) => void;
  readonly goTo: (section: Section) => void;
  /** Brings a section into sight, with focus on it. */
  readonly showSection: (section: Section) => void;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

/** The section and scheme that the writing screen shows, and the problems that stop the way on. */
export function useWriteState(store: DraftStore, onComplete: () => void): WriteState {
  const isStepwise = useMediaQuery('(width <= 768px)');
  const sections = sectionsOf(store.surroundings.product);
  const [step, goTo] = useStepInUrl(sections);
  const problem = useProblemInUrl();
  const refusals = useRefusals(problem !== '' || store.refused.read().length > 0);
  const schemeOf = (path: string) => store.read().schemes[Number(/^schemes\.(\d+)/.exec(path)?.[1] ?? 0)]?.id;
  const [schemeId, selectScheme] = useState(schemeOf(problem) ?? store.read().schemes[0]?.id ?? '');

  // The summary leads to the control itself, once the step that it stands in is shown.
  const errors = useWriteErrors(store, (section, path) => {
    if (path.startsWith('schemes.')) selectScheme(schemeOf(path) ?? schemeId);
    if (isStepwise) goTo(section);
  });

  const position = sections.indexOf(step);
  const following = isStepwise ? sections[position + 1] : undefined;

  const finish = () => {
    if (errors.length === 0) return onComplete();
    refusals.refuse();
  };

  return {
    isStepwise,
    sections,
    step,
    isLastStep: following === undefined,
    isRefused: refusals.hasRefused && errors.length > 0,
    errors,
    refusals: refusals.count,
    faultySections: new Set(errors.map(({ section }) => section)),
    schemeId,
    selectScheme,
    goTo,
    showSection: (section) => {
      if (isStepwise) flushSync(() => goTo(section));
      const shown = document.getElementById(sectionId(section));
      shown?.scrollIntoView({ block: 'start' });
      shown?.focus({ preventScroll: true });
    },
    goBack: () => goTo(sections[position - 1] ?? step),
    goOn: () => (following ? goTo(following) : finish()),
  };
}

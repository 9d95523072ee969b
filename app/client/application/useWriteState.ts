import { useRefusals } from '@tuanbao/library/components/ErrorSummary';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useMediaQuery } from '../platform/browser/useMediaQuery.ts';
import { type Section, sectionId, sectionsOf } from './sections.ts';
import { useProblemInUrl } from './useProblemInUrl.ts';
import { useStepInUrl } from './useStepInUrl.ts';
import { useWriteErrors, type WriteError } from './useWriteErrors.ts';

export interface WriteState {
  /** True if only one section is shown at a time, as on a phone. */
  readonly isStepwise: boolean;
  /** Sections of the writing screen, in the order that the product defines. */
  readonly sections: readonly Section[];
  readonly step: Section;
  readonly isLastStep: boolean;
  /**
   * True while there are errors and all of them are shown: after the user tried to continue, or when the screen opened
   * because of errors that another screen found.
   */
  readonly isRefused: boolean;
  readonly errors: readonly WriteError[];
  /** Number of refused attempts to continue, including an attempt on another screen that led here. */
  readonly refusals: number;
  /** Sections that contain errors which prevent the next step. */
  readonly faultySections: ReadonlySet<Section>;
  /** Id of the scheme that is shown. */
  readonly schemeId: string;
  readonly selectScheme: (schemeId: string) => void;
  readonly goTo: (section: Section) => void;
  /** Scrolls to a section and focuses it. */
  readonly showSection: (section: Section) => void;
  readonly goBack: () => void;
  readonly goOn: () => void;
}

/**
 * State of the writing screen: the visible section and scheme, and the errors that prevent the next step.
 *
 * @param mayLeave called before the screen shows another section or is left; returns false if the user must stay here
 */
export function useWriteState(store: DraftStore, onComplete: () => void, mayLeave: () => boolean): WriteState {
  const isStepwise = useMediaQuery('(width <= 768px)');
  const sections = sectionsOf(store.surroundings.product);
  const [step, setStep] = useStepInUrl(sections);
  const goTo = (section: Section) => {
    if (section === step || mayLeave()) setStep(section);
  };
  const problem = useProblemInUrl();
  const refusals = useRefusals(problem !== '' || store.refused.read().length > 0);
  const schemeOf = (path: string) => store.read().schemes[Number(/^schemes\.(\d+)/.exec(path)?.[1] ?? 0)]?.id;
  const [schemeId, selectScheme] = useState(schemeOf(problem) ?? store.read().schemes[0]?.id ?? '');

  // The error summary focuses the control after its section is shown.
  const errors = useWriteErrors(store, (section, path) => {
    if (path.startsWith('schemes.')) selectScheme(schemeOf(path) ?? schemeId);
    if (isStepwise) goTo(section);
  });

  const position = sections.indexOf(step);
  const following = isStepwise ? sections[position + 1] : undefined;

  const finish = () => {
    if (errors.length > 0) return refusals.refuse();
    if (mayLeave()) onComplete();
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

import { useLayoutEffect, useRef } from 'react';

import { stepParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { type Section, sectionId } from './sections.ts';

/**
 * The step in sight, kept in the address: the browser's way back and on goes step by step, a reload stays where it was.
 * The step that is come to gets focus.
 */
export function useStepInUrl(steps: readonly Section[]): readonly [step: Section, goTo: (step: Section) => void] {
  const [query, setQuery] = useSearchParams();
  const first = steps[0] ?? 'schemes';
  const step = steps.find((known) => known === query.get(stepParameter)) ?? first;
  const shown = useRef(first);

  // In the same commit, so that a focus on a control of the step comes last.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const section = document.getElementById(sectionId(step));
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  }, [step]);

  const goTo = (next: Section) => {
    if (next === step) return;
    setQuery((before) => {
      before.set(stepParameter, next);
      return before;
    });
  };
  return [step, goTo];
}

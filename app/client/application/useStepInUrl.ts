import { useLayoutEffect, useRef } from 'react';

import { stepParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { type Section, sectionId } from './sections.ts';

/**
 * Keeps the visible step in the address. Thus the browser's back and forward buttons change the step, and a reload
 * shows the same step as before. When the step changes, the section of the new step gets the focus.
 */
export function useStepInUrl(steps: readonly Section[]): readonly [step: Section, goTo: (step: Section) => void] {
  const [query, setQuery] = useSearchParams();
  const first = steps[0] ?? 'schemes';
  const step = steps.find((known) => known === query.get(stepParameter)) ?? first;
  const shown = useRef(first);

  // A layout effect focuses the section in the same React commit. A control that must be focused gets the focus after
  // the section.
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

import { goToField } from '@tuanbao/library/components/ErrorSummary';
import { useEffect, useState } from 'react';

import { problemParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { targetOf } from './sections.ts';

/** Path of the problem at whose field the screen was opened; empty without one. The field gets focus once it is there. */
export function useProblemInUrl(): string {
  const [query] = useSearchParams();
  const [path] = useState(query.get(problemParameter) ?? '');
  useEffect(() => {
    if (path !== '') goToField(targetOf({ path }), document.body);
  }, [path]);
  return path;
}

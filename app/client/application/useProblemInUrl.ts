import { goToField } from '@tuanbao/library/components/ErrorSummary';
import { useEffect, useState } from 'react';

import { problemParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { targetOf } from './sections.ts';

/**
 * Returns the path of the problem for which the screen was opened; empty when there is none. Its field is focused as
 * soon as it is rendered.
 */
export function useProblemInUrl(): string {
  const [query] = useSearchParams();
  const [path] = useState(query.get(problemParameter) ?? '');
  useEffect(() => {
    if (path !== '') goToField(targetOf({ path }), document.body);
  }, [path]);
  return path;
}

import { goToField } from '@tuanbao/library/components/ErrorSummary';
import { useEffect, useState } from 'react';

import { problemParameter } from '../platform/navigation/paths.ts';
import { useSearchParams } from '../platform/navigation/router.ts';
import { targetOf } from './sections.ts';

/**
 * Returns the path of the problem that is in the query of the address, and focuses the field of the problem as soon as
 * the field is rendered. Returns an empty text if the address has no problem.
 */
export function useProblemInUrl(): string {
  const [query] = useSearchParams();
  const [path] = useState(query.get(problemParameter) ?? '');
  useEffect(() => {
    if (path !== '') goToField(targetOf({ path }), document.body);
  }, [path]);
  return path;
}

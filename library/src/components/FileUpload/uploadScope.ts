import { type Context, createContext, useContext, useMemo } from 'react';

/** The upload fields of a form, and the number of their unfinished uploads. */
export interface UploadScope {
  /** Number of files, in all fields together, that wait for their upload, are made smaller, or are being uploaded. */
  readonly underWay: () => number;
  /**
   * Adds a field. `underWayOf` returns the number of unfinished uploads of this field. Returns a function that removes
   * the field.
   */
  readonly add: (underWayOf: () => number) => () => void;
}

/** Scope of the upload fields inside the context's provider. Without it, unfinished uploads aren't counted. */
export const UploadScopeContext: Context<UploadScope | null> = createContext<UploadScope | null>(null);

/**
 * Returns a scope for `UploadScopeContext`. With this scope, a form can prevent the user from submitting or leaving the
 * form during an upload. If the form is inside another scope, the fields also belong to that scope.
 */
export function useUploadScope(): UploadScope {
  const outer = useContext(UploadScopeContext);
  return useMemo(() => {
    const fields = new Set<() => number>();
    return {
      underWay: () => [...fields].reduce((sum, underWayOf) => sum + underWayOf(), 0),
      add(underWayOf) {
        fields.add(underWayOf);
        const leaveOuter = outer?.add(underWayOf);
        return () => {
          fields.delete(underWayOf);
          leaveOuter?.();
        };
      },
    };
  }, [outer]);
}

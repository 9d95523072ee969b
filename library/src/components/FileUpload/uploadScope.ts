import { type Context, createContext, useContext, useMemo } from 'react';

/** The upload fields of a form, and the files that they are still uploading. */
export interface UploadScope {
  /** Number of files that wait for their upload, are made smaller, or are being uploaded. */
  readonly underWay: () => number;
  /** Adds a field, with a function that returns its number. Returns a function that takes the field out again. */
  readonly add: (underWayOf: () => number) => () => void;
}

/** Scope of the upload fields below it. A field without a scope counts nowhere. */
export const UploadScopeContext: Context<UploadScope | null> = createContext<UploadScope | null>(null);

/**
 * Returns a scope for `UploadScopeContext`, so that a form is neither submitted nor left while a file is still being
 * uploaded. Its fields also count in the scope around it.
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

import type { ReactElement, ReactNode } from 'react';
// react-aria exports its router context from the index only
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Opens a path of the app without loading the page, for instance `useNavigate()` of react-router. */
  navigate: (path: string) => void;
  /** The part of the app with the links. */
  children: ReactNode;
}

/** Lets the app's router open the links, menu items and tabs inside it that have paths of the app. */
export function LinkRouter({ navigate, children }: LinkRouterProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

import type { ReactElement, ReactNode } from 'react';
// The package exports its router context only from its index.
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /**
   * Opens a path of the app without reloading the page; for example the function that `useNavigate()` of react-router
   * returns.
   */
  navigate: (path: string) => void;
  /** The part of the app that contains the links. */
  children: ReactNode;
}

/** Lets the links, menu items and tabs inside it open paths of the app with the app's router. */
export function LinkRouter({ navigate, children }: LinkRouterProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

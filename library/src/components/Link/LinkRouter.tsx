import type { ReactElement, ReactNode } from 'react';
// react-aria offers its router context from the index alone
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Goes to a path of the app without loading the page, for instance `useNavigate()` of react-router. */
  navigate: (path: string) => void;
  children: ReactNode;
}

/** Lets the app's router follow the links, menu items and tabs below that lead to paths of the app. */
export function LinkRouter({ navigate, children }: LinkRouterProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

import type { ReactElement, ReactNode } from 'react';
// react-aria exports its router context only from its index.
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /** Opens a path of the app without reloading the page, for example `useNavigate()` of react-router. */
  navigate: (path: string) => void;
  /** The part of the app that contains the links. */
  children: ReactNode;
}

/** Makes links, menu items and tabs inside it use the app's router for paths of the app. */
export function LinkRouter({ navigate, children }: LinkRouterProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

import type { ReactElement, ReactNode } from 'react';
// Imported from the index of react-aria-components, because no other entry point exports the router context.
import { RouterProvider } from 'react-aria-components';

export interface LinkRouterProps {
  /**
   * Opens a path of the app without reloading the page. An example is the function that `useNavigate()` of react-router
   * returns.
   */
  navigate: (path: string) => void;
  /** The part of the app that contains the links. */
  children: ReactNode;
}

/** Makes the links, menu items and tabs in `children` use the app's router to open paths of the app. */
export function LinkRouter({ navigate, children }: LinkRouterProps): ReactElement {
  return <RouterProvider navigate={navigate}>{children}</RouterProvider>;
}

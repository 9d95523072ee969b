import { ToastRegion } from '@tuanbao/library/components/Toast';
import type { ReactElement } from 'react';

import { AlertMessage } from '../platform/errors/AlertMessage.tsx';

/** Regions for toasts. They are a separate part, so that they are loaded only when a toast can appear. */
export default function Toasts(): ReactElement {
  return (
    <>
      <ToastRegion />
      <AlertMessage />
    </>
  );
}

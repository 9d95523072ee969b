import { ToastRegion } from '@tuanbao/library/components/Toast';
import type { ReactElement } from 'react';

import { AlertMessage } from '../platform/errors/AlertMessage.tsx';

/**
 * The places where toasts and alerts appear. They are a separate module, so that their code doesn't delay the first
 * screen.
 */
export default function Toasts(): ReactElement {
  return (
    <>
      <ToastRegion />
      <AlertMessage />
    </>
  );
}

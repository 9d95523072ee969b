import { ToastRegion } from '@tuanbao/library/components/Toast';
import type { ReactElement } from 'react';

import { AlertMessage } from '../platform/errors/AlertMessage.tsx';

/** Places of messages: apart, so that they needn't be loaded before there can be one. */
export default function Toasts(): ReactElement {
  return (
    <>
      <ToastRegion />
      <AlertMessage />
    </>
  );
}

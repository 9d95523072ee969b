import { Dialog } from '@tuanbao/library/components/Dialog';
import { Link } from '@tuanbao/library/components/Link';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './FrameDialog.styles.ts';
import { messages } from './products.messages.ts';

export interface FrameDialogProps {
  readonly title: string;
  /** Address of the page in the frame, with `http` or `https`. */
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * Returns the permissions of the frame's sandbox. A page of this site doesn't get the permission to use its own origin,
 * because with this permission the page in the frame could access the page around the frame.
 */
const permissionsFor = (address: string): string => {
  const isOurs = new URL(address, window.location.href).origin === window.location.origin;
  return `allow-forms allow-scripts allow-popups${isOurs ? '' : ' allow-same-origin'}`;
};

/**
 * True for an http address of another site. An https page can't show it, because browsers block an unencrypted frame as
 * mixed content.
 */
const isUnencrypted = (address: string): boolean => {
  const { protocol, origin } = new URL(address, window.location.href);
  return protocol === 'http:' && origin !== window.location.origin;
};

/**
 * Shows the mobile page of a third party in a sandboxed frame (specification §2). Because some pages refuse to be in a
 * frame, a link opens the page in a new window.
 */
export function FrameDialog({ title, address, onClose }: FrameDialogProps): ReactElement {
  const words = useMessages(messages);
  const footer = (
    <Link href={address} isExternal>
      {words.openOutside}
    </Link>
  );
  return (
    <Dialog title={title} isOpen onOpenChange={onClose} footer={footer}>
      {isUnencrypted(address) ? (
        <Notice tone="warning">{words.unencrypted}</Notice>
      ) : (
        <S.Frame src={address} title={title} sandbox={permissionsFor(address)} referrerPolicy="no-referrer" />
      )}
    </Dialog>
  );
}

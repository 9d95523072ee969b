import { Dialog } from '@tuanbao/library/components/Dialog';
import { Link } from '@tuanbao/library/components/Link';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './FrameDialog.styles.ts';
import { messages } from './products.messages.ts';

export interface FrameDialogProps {
  readonly title: string;
  /** Address with http or https. */
  readonly address: string;
  readonly onClose: () => void;
}

/**
 * Returns the sandbox permissions of a frame. A page of this site doesn't get its own origin, so that it can't access
 * the page around it.
 */
const permissionsFor = (address: string): string => {
  const isOurs = new URL(address, window.location.href).origin === window.location.origin;
  return `allow-forms allow-scripts allow-popups${isOurs ? '' : ' allow-same-origin'}`;
};

/** True for an address that an https page can't show in a frame, because browsers block it as mixed content. */
const isUnencrypted = (address: string): boolean => {
  const { protocol, origin } = new URL(address, window.location.href);
  return protocol === 'http:' && origin !== window.location.origin;
};

/**
 * Third party's mobile page in a sandboxed inline frame (specification §2), with a link that opens it outside the frame
 * when it refuses frames.
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

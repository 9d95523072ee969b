import { Dialog } from '@tuanbao/library/components/Dialog';
import { Link } from '@tuanbao/library/components/Link';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import * as S from './FrameDialog.styles.ts';
import { messages } from './products.messages.ts';

export interface FrameDialogProps {
  readonly title: string;
  /** An http or https address. */
  readonly address: string;
  readonly onClose: () => void;
}

/** A page of ours in the frame must not reach out of it, so it isn't given its origin. */
const permissionsFor = (address: string): string => {
  const isOurs = new URL(address, window.location.href).origin === window.location.origin;
  return `allow-forms allow-scripts allow-popups${isOurs ? '' : ' allow-same-origin'}`;
};

/** True for an address that a page over https may not show in a frame: browsers block it as mixed content. */
const isUnencrypted = (address: string): boolean => {
  const { protocol, origin } = new URL(address, window.location.href);
  return protocol === 'http:' && origin !== window.location.origin;
};

/**
 * A third party's mobile page in a sandboxed inline frame (specification §2), with a way out where it refuses frames.
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

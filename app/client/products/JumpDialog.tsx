import { Dialog } from '@tuanbao/library/components/Dialog';
import { QrCode } from '@tuanbao/library/components/QrCode';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { FrameDialog } from './FrameDialog.tsx';
import { messages } from './products.messages.ts';
import * as S from './products.styles.ts';

/** Content that opens over the page when the user chooses a product of a third party. */
export interface JumpShown {
  readonly kind: 'frame' | 'miniProgram';
  readonly address: string;
  readonly title: string;
}

/** Dialog that shows the third party's mobile page in a frame, or a QR code that opens its mini-program on a phone. */
export default function JumpDialog(props: { readonly shown: JumpShown; readonly onClose: () => void }): ReactElement {
  const { shown, onClose } = props;
  const words = useMessages(messages);
  if (shown.kind === 'frame') return <FrameDialog title={shown.title} address={shown.address} onClose={onClose} />;
  return (
    <Dialog size="small" title={shown.title} isOpen onOpenChange={onClose}>
      <S.Scan>
        <QrCode value={shown.address} aria-label={words.scan} />
        <p>{words.scan}</p>
      </S.Scan>
    </Dialog>
  );
}

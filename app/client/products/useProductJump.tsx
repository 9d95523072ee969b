import { showToast } from '@tuanbao/library/components/Toast';
import { jumpTargetOf } from '@tuanbao/library/domain/product/jumpTarget';
import type { ProductSummary } from '@tuanbao/library/domain/product/productSummary';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, Suspense, useState } from 'react';

import { useStartDraft } from '../drafts/useStartDraft.tsx';
import { lazyPart } from '../platform/lazy/lazyPart.ts';
import { productPath } from '../platform/navigation/paths.ts';
import { useLocation, useNavigate } from '../platform/navigation/router.ts';
import type { JumpShown } from './JumpDialog.tsx';
import { messages } from './products.messages.ts';

/** Dialog for a product of a third party. Its code is loaded when the user chooses a product that opens the dialog. */
const JumpDialog = lazyPart(async () => (await import('./JumpDialog.tsx')).default);

export interface ProductJumping {
  /**
   * Opens a product that the user chose: its writing screen or its page, or the page, frame or mini-program of a third
   * party (specification §2, third-party product jump).
   */
  readonly choose: (product: Pick<ProductSummary, 'id' | 'name' | 'jump'>) => void;
  /**
   * Dialog with the frame, the QR code or the choice of an unfinished draft, to be rendered over the page; null while
   * it is closed.
   */
  readonly dialog: ReactElement | null;
}

/** Returns the function that opens a chosen product, and the dialog in which some products open. */
export function useProductJump(): ProductJumping {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { start, dialog: choiceDialog } = useStartDraft();
  const [shown, setShown] = useState<JumpShown | null>(null);

  const choose: ProductJumping['choose'] = ({ id, name, jump }) => {
    const target = jumpTargetOf(jump);
    if (target.kind === 'write') start({ id, name });
    else if (target.kind === 'invalid') showToast({ tone: 'danger', title: words.invalidJump });
    else if (target.kind === 'detail' && pathname !== productPath(id)) void navigate(productPath(id));
    else if (target.kind === 'frame' || target.kind === 'miniProgram') {
      setShown({ kind: target.kind, address: target.address, title: name });
    } else window.open(target.address, '_blank', 'noopener');
  };

  const close = () => setShown(null);
  const jumpDialog = shown ? (
    <Suspense>
      <JumpDialog shown={shown} onClose={close} />
    </Suspense>
  ) : null;
  return { choose, dialog: jumpDialog ?? choiceDialog };
}

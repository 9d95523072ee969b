import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Notice } from '@tuanbao/library/components/Notice';
import { QrCode } from '@tuanbao/library/components/QrCode';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { TextField } from '@tuanbao/library/components/TextField';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { outPayUrl } from '../../contract/payments.ts';
import { messages } from '../orders/orderActions.messages.ts';
import * as S from '../orders/OrderDocuments.styles.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { Scan } from '../products/products.styles.ts';

export interface HandOverDialogProps {
  readonly orderSn: string;
  readonly onClose: () => void;
}

/**
 * Dialog that lets the agent give the address of the cashier page to the payer: as a link to send, and as a QR code to
 * scan.
 */
export function HandOverDialog({ orderSn, onClose }: HandOverDialogProps): ReactElement {
  const words = useMessages(messages);
  const cashier = useQuestion(outPayUrl, { orderSn }, { revalidateOnFocus: false });
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <Dialog title={words.handOverTitle} isOpen onOpenChange={onClose}>
      {cashier.error ? <CallFailure error={cashier.error} onRetry={cashier.ask} /> : null}
      {cashier.isLoading ? <Skeleton lines={6} /> : null}
      {cashier.data ? (
        <S.Stack>
          {outcome ? <Notice tone={outcome === 'copied' ? 'success' : 'warning'}>{words[outcome]}</Notice> : null}
          <p>{words.handOverText}</p>
          <TextField
            label={words.payLink}
            description={words.expires(formatInstant(cashier.data.expireTime))}
            value={cashier.data.payUrl}
            isReadOnly
          />
          <S.Actions>
            <Button variant="primary" onPress={() => void copy(cashier.data?.payUrl ?? '')}>
              {words.copyLink}
            </Button>
          </S.Actions>
          <Scan>
            <QrCode value={cashier.data.payUrl} aria-label={words.handOverScan} />
            <p aria-hidden>{words.handOverScan}</p>
          </Scan>
        </S.Stack>
      ) : null}
    </Dialog>
  );
}

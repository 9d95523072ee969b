import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { QrCode } from '../../components/QrCode/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './QuotationShare.messages.ts';
import * as S from './QuotationShare.styles.ts';

export interface QuotationShareProps {
  /** Address of the link with which a customer opens the quotation. */
  address: string;
  /** Last day on which the link works, `YYYY-MM-DD`. */
  validUntil: string;
  /** The quotation as plain text for a chat message. */
  text: string;
}

/**
 * Offers three ways to give a quotation to a customer: a link, a QR code, and plain text for a chat message. The ref is
 * the outermost element; its `focus()` focuses the first control.
 */
export const QuotationShare: ForwardRefExoticComponent<QuotationShareProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  QuotationShareProps
>(function QuotationShare({ address, validUntil, text }, ref) {
  const root = useFocusRef(ref);
  const words = useMessages(messages);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  const copy = async (content: string) => {
    try {
      await navigator.clipboard.writeText(content);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };

  return (
    <S.Root ref={root}>
      {outcome ? <Notice tone={outcome === 'copied' ? 'success' : 'warning'}>{words[outcome]}</Notice> : null}
      <S.Way>
        <TextField label={words.address} description={words.addressHint(validUntil)} value={address} isReadOnly />
        <Button variant="primary" onPress={() => void copy(address)}>
          {words.copyAddress}
        </Button>
      </S.Way>
      <S.Scan>
        <QrCode value={address} aria-label={words.scan} />
        <figcaption>{words.scan}</figcaption>
      </S.Scan>
      <S.Way>
        <TextArea label={words.text} value={text} rows={8} isReadOnly />
        <Button onPress={() => void copy(text)}>{words.copyText}</Button>
      </S.Way>
    </S.Root>
  );
});

import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useId, useRef } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { Quote } from '../../domain/rating/quotation.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { formatExactYuan } from '../../i18n/formatExactYuan.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PremiumReceipt.messages.ts';
import * as S from './PremiumReceipt.styles.ts';
import { PremiumReceiptScheme } from './PremiumReceiptScheme.tsx';
import { printElement } from './printElement.ts';
import { ReceiptHead } from './ReceiptFrame.styles.ts';
import { ReceiptTotal } from './ReceiptTable.styles.ts';
import { stepWordsOf } from './stepWords.ts';

export interface PremiumReceiptProps {
  /** The price, with the steps of its calculation. */
  quote: Quote;
  /** Ids and names of the schemes that are priced. */
  schemes: readonly Pick<Scheme, 'id' | 'name'>[];
  /** If true, the receipt has a note that the rates are sample data and not rates of an insurer. @default false */
  isSample?: boolean | undefined;
  /** If true, there is a button that prints the receipt. @default true */
  allowsPrint?: boolean | undefined;
}

/**
 * Receipt that shows how a premium is computed: the lines of each scheme, and the steps of the calculation in words.
 * The ref is the outermost element; its `focus()` focuses the first control.
 */
export const PremiumReceipt: ForwardRefExoticComponent<PremiumReceiptProps & RefAttributes<HTMLElement>> = forwardRef<
  HTMLElement,
  PremiumReceiptProps
>(function PremiumReceipt(props, ref) {
  const { quote, schemes, isSample = false, allowsPrint = true } = props;
  const words = useMessages(messages);
  const rootRef = useRef<HTMLElement>(null);
  const takeRoot = useFocusRef(ref, rootRef);
  const headingId = useId();
  const nameOf = (schemeId: string) => schemes.find(({ id }) => id === schemeId)?.name ?? schemeId;
  const surcharges = quote.trace.filter(({ step }) => step === 'surcharge');

  return (
    <S.Root ref={takeRoot} aria-labelledby={headingId}>
      <ReceiptHead>
        <h2 id={headingId}>{words.title}</h2>
        {isSample ? <Tag tone="warning">{words.sampleRates}</Tag> : null}
        {allowsPrint ? (
          <div data-part="actions">
            <Button size="small" onPress={() => rootRef.current && printElement(rootRef.current)}>
              {words.print}
            </Button>
          </div>
        ) : null}
      </ReceiptHead>
      {quote.schemes.map((scheme) => (
        <PremiumReceiptScheme
          key={scheme.schemeId}
          name={nameOf(scheme.schemeId)}
          quote={scheme}
          steps={quote.trace.filter(({ schemeId, step }) => schemeId === scheme.schemeId && step !== 'surcharge')}
        />
      ))}
      {surcharges.map((step) => (
        <S.SchemeHead key={step.label}>
          <span>{stepWordsOf(step, words).name}</span>
          <span>{formatExactYuan(step.value)}</span>
        </S.SchemeHead>
      ))}
      {quote.totalFen === null ? null : (
        <ReceiptTotal>
          <span>{words.total}</span>
          <Money fen={quote.totalFen} size="figure" />
        </ReceiptTotal>
      )}
    </S.Root>
  );
});

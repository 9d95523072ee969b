import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { Notice } from '@tuanbao/library/components/Notice';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { QuotationSheet } from '@tuanbao/library/widgets/QuotationSheet';
import { type ReactElement, useState } from 'react';

import type { SharedQuotation } from '../../contract/quotations.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { AcceptDialog } from './AcceptDialog.tsx';
import { AlternativeChoice } from './AlternativeChoice.tsx';
import * as S from './CustomerQuotation.styles.ts';
import { OfferPrice } from './OfferPrice.tsx';
import { messages } from './quotations.messages.ts';
import * as Sheet from './SavedQuotation.styles.ts';
import { SchemeComparison } from './SchemeComparison.tsx';

export interface CustomerQuotationProps {
  readonly quotation: SharedQuotation;
  /** Token of the link with which the customer opened the quotation. */
  readonly token: string;
  /** Called after the customer accepted the quotation. */
  readonly onAccepted: () => void;
}

/**
 * A quotation as its customer sees it. It begins with the offer, the agent whom the customer can call, and the button
 * that accepts the quotation. The complete quotation follows below.
 */
export function CustomerQuotation(props: CustomerQuotationProps): ReactElement {
  const words = useMessages(messages);
  const { quotation } = props;
  const { productName, insurerName, groupName } = quotation;
  return (
    <S.Column>
      <Page
        title={productName}
        lead={groupName === '' ? insurerName : `${insurerName} · ${words.madeFor(groupName)}`}
        isHeadingUnprinted
      >
        <Sheet.OnScreen>
          <Card>
            <Offer {...props} />
          </Card>
        </Sheet.OnScreen>
        <QuotationSheet quotation={{ ...quotation, agentName: agentOf(quotation) }} product={quotation.words} />
        <SchemeComparison quotation={quotation} product={quotation.words} />
        <S.Print>
          <Button onPress={() => window.print()}>{words.print}</Button>
        </S.Print>
      </Page>
    </S.Column>
  );
}

const agentOf = ({ agencyName, agentName }: SharedQuotation) => [agencyName, agentName].filter(Boolean).join(' ');

/**
 * The price or the alternatives, the last valid day, the agent, the link that calls the agent, and the button that
 * accepts the quotation.
 */
function Offer({ quotation, token, onAccepted }: CustomerQuotationProps): ReactElement {
  const words = useMessages(messages);
  const { alternatives, acceptedAt } = quotation;
  const [chosen, choose] = useState(quotation.acceptedSchemeId);
  const [step, setStep] = useState<'choosing' | 'choiceMissing' | 'accepting'>('choosing');
  const isAccepted = acceptedAt !== '';
  const choice = alternatives.find(({ schemeId }) => schemeId === chosen) ?? null;
  const accept = () => setStep(alternatives.length > 0 && !choice ? 'choiceMissing' : 'accepting');
  return (
    <Layout.Stack>
      {alternatives.length === 0 ? (
        <OfferPrice heads={quotation.heads} totalFen={quotation.totalFen} />
      ) : (
        <AlternativeChoice
          alternatives={alternatives}
          value={choice?.schemeId ?? ''}
          isMade={isAccepted}
          onChange={(schemeId) => {
            choose(schemeId);
            setStep('choosing');
          }}
        />
      )}
      <S.Facts>
        {words.validUntil} {quotation.validUntil}
      </S.Facts>
      {step === 'choiceMissing' ? <Notice tone="warning">{words.chooseFirst}</Notice> : null}
      {isAccepted ? (
        <Notice tone="success">
          <UnbrokenDates text={words.acceptedThanks(choice?.name ?? '', formatInstant(acceptedAt))} />
        </Notice>
      ) : null}
      <Contact quotation={quotation} onAccept={isAccepted ? null : accept} />
      {step === 'accepting' ? (
        <AcceptDialog token={token} chosen={choice} onAccepted={onAccepted} onClose={() => setStep('choosing')} />
      ) : null}
    </Layout.Stack>
  );
}

interface ContactProps {
  readonly quotation: SharedQuotation;
  /** Accepts the quotation; null if it is accepted already. */
  readonly onAccept: (() => void) | null;
}

/** Name and phone number of the agent, the link that calls the agent, and the button that accepts the quotation. */
function Contact({ quotation, onAccept }: ContactProps): ReactElement {
  const words = useMessages(messages);
  const { agentMobile } = quotation;
  return (
    <>
      <S.Agent>
        <span>
          {words.agent} {agentOf(quotation)}
        </span>
        {agentMobile === '' ? null : <span>{agentMobile}</span>}
      </S.Agent>
      <S.Actions>
        {agentMobile === '' ? null : <S.Call href={`tel:${agentMobile}`}>{words.contact}</S.Call>}
        {onAccept ? (
          <Button variant="primary" onPress={onAccept}>
            {words.accept}
          </Button>
        ) : null}
      </S.Actions>
    </>
  );
}

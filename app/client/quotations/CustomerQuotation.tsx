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
 * A quotation as its customer sees it. It begins with the offer, the agent to call and the button that accepts; the
 * complete sheet follows.
 */
export function CustomerQuotation({ quotation, token, onAccepted }: CustomerQuotationProps): ReactElement {
  const words = useMessages(messages);
  const { productName, insurerName, groupName, agencyName, agentName, alternatives, acceptedAt } = quotation;
  const [chosen, choose] = useState(quotation.acceptedSchemeId);
  const [isAccepting, setAccepting] = useState(false);
  const [isTold, setTold] = useState(false);
  const isAccepted = acceptedAt !== '';
  const choice = alternatives.find(({ schemeId }) => schemeId === chosen);
  const needsChoice = alternatives.length > 0 && !choice;
  const agent = [agencyName, agentName].filter(Boolean).join(' ');

  const accept = () => {
    setTold(needsChoice);
    setAccepting(!needsChoice);
  };

  return (
    <Page
      title={productName}
      lead={groupName === '' ? insurerName : `${insurerName} · ${words.madeFor(groupName)}`}
      isHeadingUnprinted
    >
      <Sheet.OnScreen>
        <Card>
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
                  setTold(false);
                }}
              />
            )}
            <S.Facts>
              {words.validUntil} {quotation.validUntil}
            </S.Facts>
            {isTold ? <Notice tone="warning">{words.chooseFirst}</Notice> : null}
            {isAccepted ? (
              <Notice tone="success">{words.acceptedThanks(choice?.name ?? '', formatInstant(acceptedAt))}</Notice>
            ) : null}
            <S.Agent>
              <span>
                {words.agent} {agent}
              </span>
              {quotation.agentMobile === '' ? null : <span>{quotation.agentMobile}</span>}
            </S.Agent>
            <S.Actions>
              {quotation.agentMobile === '' ? null : (
                <S.Call href={`tel:${quotation.agentMobile}`}>{words.contact}</S.Call>
              )}
              {isAccepted ? null : (
                <Button variant="primary" onPress={accept}>
                  {words.accept}
                </Button>
              )}
            </S.Actions>
          </Layout.Stack>
        </Card>
      </Sheet.OnScreen>
      <QuotationSheet quotation={{ ...quotation, agentName: agent }} product={quotation.words} />
      <SchemeComparison quotation={quotation} product={quotation.words} />
      <S.Print>
        <Button onPress={() => window.print()}>{words.print}</Button>
      </S.Print>
      {isAccepting ? (
        <AcceptDialog
          token={token}
          chosen={choice ?? null}
          onAccepted={() => {
            setAccepting(false);
            onAccepted();
          }}
          onClose={() => setAccepting(false)}
        />
      ) : null}
    </Page>
  );
}

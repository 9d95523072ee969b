import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { policyClauses } from '../../contract/documents.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './orderActions.messages.ts';
import * as S from './OrderDocuments.styles.ts';
import * as Recap from './SchemeRecap.styles.ts';

export interface OrderClausesProps {
  readonly orderSn: string;
  readonly productId: string;
}

/** The clauses of an order, for each scheme, with links to the insurer's documents. */
export function OrderClauses({ orderSn, productId }: OrderClausesProps): ReactElement {
  const words = useMessages(messages);
  const clauses = useQuestion(policyClauses, { policyUuid: orderSn, productId });
  return (
    <Card title={words.clauses}>
      {clauses.isLoading ? <Skeleton lines={4} label={words.clausesLoading} /> : null}
      {clauses.error ? <CallFailure error={clauses.error} onRetry={clauses.ask} /> : null}
      {clauses.data ? (
        <S.Stack>
          {clauses.data.schemes.map((scheme) => (
            <Recap.Root key={scheme.schemeId}>
              <Recap.Head>
                <h3>{scheme.schemeName}</h3>
                <span>{scheme.planName}</span>
              </Recap.Head>
              <Recap.Clauses>
                {scheme.clauseList.map((clause) => (
                  <li key={clause.clauseCode}>
                    <span>{clause.clauseName}</span>
                    <strong>{clause.insuredText}</strong>
                  </li>
                ))}
              </Recap.Clauses>
            </Recap.Root>
          ))}
          {clauses.data.documentList.length === 0 ? null : (
            <ul aria-label={words.clauseDocuments}>
              {clauses.data.documentList.map(({ name, url }) => (
                <li key={url}>
                  <a href={url} target="_blank" rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </S.Stack>
      ) : null}
    </Card>
  );
}

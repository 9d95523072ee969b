import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { disclosures } from '../../contract/referenceData.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { Page } from '../platform/page/Page.tsx';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './information.messages.ts';
import * as S from './information.styles.ts';

type Disclosure = ResponseOf<typeof disclosures>[number];

/** Page with the public disclosures of the platform. It can be seen without signing in. */
export default function Information(): ReactElement {
  const words = useMessages(messages);
  const { data, error, isLoading, ask } = useQuestion(disclosures, {}, forVisit);
  return (
    <Page title={words.title} lead={words.lead}>
      {isLoading ? <Skeleton lines={10} label={words.loading} /> : null}
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      {data?.length === 0 ? <EmptyState title={words.none} /> : null}
      {data?.map(({ id, title, publishDate, contentList }: Disclosure) => (
        <Card key={id} title={title} id={id}>
          <S.Published>{words.published(publishDate)}</S.Published>
          {contentList.map((paragraph) => (
            <S.Paragraph key={paragraph}>{paragraph}</S.Paragraph>
          ))}
        </Card>
      ))}
    </Page>
  );
}

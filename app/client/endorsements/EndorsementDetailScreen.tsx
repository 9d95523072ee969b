import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { formatFen } from '@tuanbao/library/i18n/formatMoney';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import { EndorsementPremium } from '@tuanbao/library/widgets/EndorsementPremium';
import { EndorsementProcess } from '@tuanbao/library/widgets/EndorsementProcess';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import type { ReactElement } from 'react';

import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { useEndorsement } from '../data/useEndorsements.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { Page } from '../platform/page/Page.tsx';
import { CloseButton, EndorsementActions } from './EndorsementActions.tsx';
import { EndorsementChangeList } from './EndorsementChangeList.tsx';
import { messages as detailMessages } from './endorsementDetail.messages.ts';
import { EndorsementPayment } from './EndorsementPayment.tsx';
import { messages } from './endorsements.messages.ts';
import * as S from './endorsements.styles.ts';
import { NetAmount } from './NetAmount.tsx';

/** Page of one endorsement. It shows state, changes and premium, and the actions that are possible now. */
export function EndorsementDetailScreen({ uuid }: { readonly uuid: string }): ReactElement {
  const words = useMessages(messages);
  const { data, error, ask } = useEndorsement(uuid);
  if (data) return <Detail endorsement={data} onChanged={ask} />;
  return (
    <Page title={words.detail}>{error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={10} />}</Page>
  );
}

interface DetailProps {
  readonly endorsement: EndorsementDetail;
  readonly onChanged: () => void;
}

function Detail({ endorsement, onChanged }: DetailProps): ReactElement {
  const detail = useMessages(detailMessages);
  const { state, review, note, effectiveDate, changes, trial, events } = endorsement;
  const heads = { before: endorsement.headsBefore, after: endorsement.headsAfter };
  return (
    <Page
      title={endorsement.groupName}
      lead={`${endorsement.productName} · ${endorsement.sn}`}
      actions={
        <S.Standing>
          <EndorsementStatusTag status={state} />
          <NetAmount netFen={endorsement.netFen} size="lead" />
        </S.Standing>
      }
    >
      <Layout.Stack>
        <Link to={paths.endorsements}>{detail.back}</Link>
        <Layout.Notices>
          {note === '' ? null : (
            <Notice tone="warning" title={detail.note} role="note">
              {note}
            </Notice>
          )}
          <EndorsementPayment endorsement={endorsement} onChanged={onChanged} />
        </Layout.Notices>
        <EndorsementActions endorsement={endorsement} onChanged={onChanged} />
        <Card title={detail.progress} actions={<CloseButton endorsement={endorsement} onChanged={onChanged} />}>
          <EndorsementProcess
            status={state}
            review={review}
            isCharged={endorsement.netFen > 0}
            stoppedIn={events.filter(({ to }) => to === state).at(-1)?.from}
          />
        </Card>
        <Card title={detail.changes(changes.length)}>
          <EndorsementChangeList endorsement={endorsement} />
          <EndorsementPremium changes={changes} trial={trial} effectiveDate={effectiveDate} heads={heads} />
        </Card>
        <Facts endorsement={endorsement} />
        <History events={events} />
      </Layout.Stack>
    </Page>
  );
}

function Facts({ endorsement }: Pick<DetailProps, 'endorsement'>): ReactElement {
  const words = useMessages(messages);
  const detail = useMessages(detailMessages);
  const { kinds } = useMessages(endorsementMessages);
  const { listed, remarked } = usePunctuation();
  const { effectiveDate, refunds } = endorsement;
  return (
    <Card title={detail.facts}>
      <DescriptionList
        items={[
          { term: words.sn, description: endorsement.sn },
          { term: words.policySn, description: endorsement.policySn },
          { term: words.kind, description: listed(endorsement.kinds.map((kind) => kinds[kind])) },
          {
            term: words.day,
            description: endorsement.isUpcoming ? remarked(effectiveDate, words.upcoming) : effectiveDate,
          },
          { term: detail.certificate, description: endorsement.certificateSn || '—' },
        ]}
      />
      {refunds.map(({ amountFen, sentAt }) => (
        <p key={`${sentAt} ${amountFen}`}>
          {detail.refunded(formatFen(amountFen))} {formatInstant(sentAt)}
        </p>
      ))}
    </Card>
  );
}

function History({ events }: Pick<EndorsementDetail, 'events'>): ReactElement {
  const detail = useMessages(detailMessages);
  const { reasons } = useMessages(endorsementMessages);
  return (
    <Card title={detail.history}>
      <S.History>
        {[...events].reverse().map((event) => (
          <li key={`${event.at} ${event.to} ${event.reason}`}>
            {ownValue(reasons, event.reason) ?? event.reason}
            <small>
              <time dateTime={event.at}>{formatInstant(event.at)}</time> {ownValue(detail.by, event.by) ?? event.by}{' '}
              {event.note}
            </small>
          </li>
        ))}
      </S.History>
    </Card>
  );
}

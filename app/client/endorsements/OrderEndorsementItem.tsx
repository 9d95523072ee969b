import { Button } from '@tuanbao/library/components/Button';
import { Money } from '@tuanbao/library/components/Money';
import { Tag } from '@tuanbao/library/components/Tag';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import { EndorsementStatusTag } from '@tuanbao/library/widgets/EndorsementStatusTag';
import { type ReactElement, useState } from 'react';

import { endorsementCertificate, mailEndorsementCertificate } from '../../contract/endorsementDocuments.ts';
import type { EndorsementSummary } from '../../contract/endorsementRecords.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { MailDialog } from '../mail/MailDialog.tsx';
import { messages as orderMessages } from '../orders/orderActions.messages.ts';
import { messages } from '../orders/orderEndorsed.messages.ts';
import { saveFile } from '../platform/browser/saveFile.ts';
import { endorsementPath } from '../platform/navigation/paths.ts';
import { UnbrokenWords } from '../platform/page/UnbrokenWords.tsx';
import { useAction } from '../platform/query/useAction.ts';
import { useServices } from '../platform/services/services.ts';
import * as S from './OrderEndorsements.styles.ts';

/** Entry in the order page's list of endorsements: kind, effective date, premium, state and certificate. */
export function OrderEndorsementItem({ endorsement }: { readonly endorsement: EndorsementSummary }): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const { listed } = usePunctuation();
  const { uuid, sn, state, isUpcoming, effectiveDate, headsBefore, headsAfter, certificateSn } = endorsement;
  const isConfirmed = certificateSn !== '';
  const from = isUpcoming ? words.effectiveFrom : isConfirmed ? words.effective : words.planned;
  return (
    <S.Item>
      <S.Head>
        <h3>{listed(endorsement.kinds.map((kind) => kinds[kind]))}</h3>
        {isUpcoming ? <Tag tone="info">{words.upcoming}</Tag> : <EndorsementStatusTag status={state} />}
      </S.Head>
      <S.Amount>
        <Net endorsement={endorsement} />
      </S.Amount>
      <S.Facts>
        <span>
          <UnbrokenWords text={from(effectiveDate)} />
        </span>
        <span>{words.heads(headsBefore, headsAfter)}</span>
        {isConfirmed ? <span>{words.certificate(certificateSn)}</span> : null}
      </S.Facts>
      <S.Actions>
        {isConfirmed ? <CertificateActions uuid={uuid} sn={certificateSn} /> : null}
        <S.Way to={endorsementPath(uuid)} aria-label={words.detailOf(sn)}>
          {words.detail}
        </S.Way>
      </S.Actions>
    </S.Item>
  );
}

/** Amount that the employer pays or gets back. Words instead of a sign show whether the amount is paid or refunded. */
function Net({ endorsement: { netFen, certificateSn } }: { readonly endorsement: EndorsementSummary }): ReactElement {
  const words = useMessages(messages);
  if (netFen === 0) return <span>{words.unchanged}</span>;
  const isConfirmed = certificateSn !== '';
  const [charge, refund] = isConfirmed ? [words.charged, words.refunded] : [words.toCharge, words.toRefund];
  return (
    <>
      <span>{netFen > 0 ? charge : refund}</span> <Money fen={Math.abs(netFen)} />
    </>
  );
}

function CertificateActions({ uuid, sn }: { readonly uuid: string; readonly sn: string }): ReactElement {
  const words = useMessages(messages);
  const orderWords = useMessages(orderMessages);
  const { send } = useServices();
  const { isPending, run } = useAction();
  const [isMailing, setMailing] = useState(false);
  const asked = { conservationUuid: uuid };
  const download = async () => saveFile(await send(endorsementCertificate, asked));
  const mail = async (emailAddress: string) => {
    await send(mailEndorsementCertificate, { ...asked, emailAddress });
    return words.mailed(emailAddress);
  };
  return (
    <>
      <DocumentButton
        size="small"
        variant="quiet"
        title={words.certificate(sn)}
        aria-label={words.viewOf(sn)}
        load={loadDocument(send, endorsementCertificate, asked)}
      >
        {words.viewCertificate}
      </DocumentButton>
      <Button
        size="small"
        variant="quiet"
        aria-label={words.downloadOf(sn)}
        isPending={isPending}
        onPress={() => void run(download)}
      >
        {words.download}
      </Button>
      <Button size="small" variant="quiet" aria-label={words.mailOf(sn)} onPress={() => setMailing(true)}>
        {words.mail}
      </Button>
      {isMailing ? (
        <MailDialog title={words.mailTitle} words={orderWords} onSend={mail} onClose={() => setMailing(false)}>
          {words.mailText(sn)}
        </MailDialog>
      ) : null}
    </>
  );
}

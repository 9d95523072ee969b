import { Button } from '@tuanbao/library/components/Button';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { showToast } from '@tuanbao/library/components/Toast';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import {
  approveQualification,
  type OpenedQualification,
  rejectQualification,
} from '../../contract/desk/people/qualifications.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import * as S from './people.styles.ts';
import { messages } from './qualifications.messages.ts';

export interface QualificationDialogProps {
  readonly opened: OpenedQualification;
  /** Called after the request was approved or rejected. */
  readonly onDecide: () => void;
  readonly onClose: () => void;
}

type Verdict = 'approve' | 'reject';

/** Dialog with the identity data and files of a request. While the request waits, it can be approved or rejected. */
export function QualificationDialog({ opened, onDecide, onClose }: QualificationDialogProps): ReactElement {
  const words = useMessages(messages);
  const [verdict, setVerdict] = useState<Verdict>();
  if (verdict) return <DecisionDialog {...{ opened, onDecide, onClose, verdict }} />;
  return (
    <Dialog
      title={opened.agentName}
      isOpen
      onOpenChange={onClose}
      footer={
        opened.state === 'waiting' ? (
          <>
            <Button onPress={() => setVerdict('reject')}>{words.reject}</Button>
            <Button variant="primary" onPress={() => setVerdict('approve')}>
              {words.approve}
            </Button>
          </>
        ) : (
          <Button onPress={onClose}>{words.close}</Button>
        )
      }
    >
      <Content opened={opened} />
    </Dialog>
  );
}

function Content({ opened }: Pick<QualificationDialogProps, 'opened'>): ReactElement {
  const words = useMessages(messages);
  const materials = (
    <S.Materials>
      {opened.files.map(({ url, name, readUrl, thumbnailUrl }) => (
        <li key={url}>
          <a href={readUrl} target="_blank" rel="noreferrer">
            {thumbnailUrl === '' ? null : <img src={thumbnailUrl} alt="" />}
            {name}
          </a>
        </li>
      ))}
    </S.Materials>
  );
  return (
    <DescriptionList
      items={[
        { term: words.name, description: opened.name, isWide: true },
        { term: words.idNo, description: opened.idNo, isWide: true },
        { term: words.certificateNo, description: opened.certificateNo, isWide: true },
        { term: words.certificateValidUntil, description: opened.certificateValidUntil, isWide: true },
        ...(opened.rejection === '' ? [] : [{ term: words.rejection, description: opened.rejection, isWide: true }]),
        { term: words.materials, description: materials, isWide: true },
      ]}
    />
  );
}

/** Dialog that approves or rejects a request. The agent sees the reason for a rejection. */
function DecisionDialog({
  opened,
  verdict,
  onDecide,
  onClose,
}: QualificationDialogProps & { readonly verdict: Verdict }): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const isApproved = verdict === 'approve';
  return (
    <ActionDialog
      title={isApproved ? words.approveTitle : words.rejectTitle}
      verb={words[verdict]}
      isDangerous={!isApproved}
      initialValues={{}}
      act={async (_, reason) => {
        await send(isApproved ? approveQualification : rejectQualification, { requestId: opened.id, reason });
        showToast({ tone: 'success', title: isApproved ? words.approved : words.rejected });
        onDecide();
      }}
      onClose={onClose}
    >
      <p>{isApproved ? words.approveText : words.rejectText}</p>
    </ActionDialog>
  );
}

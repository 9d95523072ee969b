import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { TextArea } from '@tuanbao/library/components/TextArea';
import { TextField } from '@tuanbao/library/components/TextField';
import { showToast } from '@tuanbao/library/components/Toast';
import { endorsementMachine } from '@tuanbao/library/domain/endorsement/endorsementMachine';
import type { UploadedMaterial } from '@tuanbao/library/domain/endorsement/endorsementMaterials';
import { isIn, targetOf } from '@tuanbao/library/domain/machine/stateMachine';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { saveFile } from '@tuanbao/library/widgets/RosterImport';
import { type ReactElement, useState } from 'react';

import { endorsementCertificate, mailEndorsementCertificate } from '../../contract/endorsementDocuments.ts';
import {
  answerEndorsementReview,
  closeEndorsement,
  sendEndorsementMaterials,
} from '../../contract/endorsementOwnCalls.ts';
import type { EndorsementDetail } from '../../contract/endorsementRecords.ts';
import { conservationConfig } from '../../contract/endorsements.ts';
import { DocumentButton } from '../documents/DocumentButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { useUploadWait } from '../files/useUploadWait.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { useAction } from '../platform/query/useAction.ts';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { CloseTransferDialog } from './CloseTransferDialog.tsx';
import { messages } from './endorsementDetail.messages.ts';
import * as S from './endorsements.styles.ts';
import { MaterialUploads } from './MaterialUploads.tsx';

export interface EndorsementActionsProps {
  readonly endorsement: EndorsementDetail;
  /** Called after an action has changed the endorsement. */
  readonly onChanged: () => void;
}

/**
 * Returns `run`, which starts an action unless one is already running, and `isPending`, which is true while an action
 * runs. If the action succeeds, `onChanged` is called.
 */
function useWork(onChanged: () => void) {
  const { isPending, run } = useAction();
  const work = async (act: () => Promise<unknown>) => {
    if (await run(act)) onChanged();
  };
  return { isPending, run: (act: () => Promise<unknown>) => void work(act) };
}

/** Actions that the agent can take on an endorsement in its current state, except its payment. */
export function EndorsementActions({ endorsement, onChanged }: EndorsementActionsProps): ReactElement {
  const { state } = endorsement;
  const isAsked = isIn(endorsementMachine.sets.awaitsAnswer, state);
  const isToUpload = isIn(endorsementMachine.sets.takesMaterials, state);
  return (
    <>
      {isToUpload ? <Materials {...{ endorsement, onChanged }} /> : null}
      {isAsked ? <Answer {...{ endorsement, onChanged }} /> : null}
      {state === 'succeeded' ? <Certificate endorsement={endorsement} /> : null}
    </>
  );
}

/**
 * Button that closes an endorsement. If a corporate transfer was reported, the agent must confirm it. Renders nothing if the
 * endorsement can't be closed.
 */
export function CloseButton({ endorsement, onChanged }: EndorsementActionsProps): ReactElement | null {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useWork(onChanged);
  const [isAsking, setAsking] = useState(false);
  const { uuid: conservationUuid, state } = endorsement;
  if (targetOf(endorsementMachine, state, 'closed') === null) return null;
  const close = () => run(() => send(closeEndorsement, { conservationUuid }));
  return (
    <>
      <Button
        size="small"
        isPending={isPending}
        onPress={() => (state === 'transferPending' ? setAsking(true) : close())}
      >
        {words.close}
      </Button>
      {isAsking ? (
        <CloseTransferDialog
          endorsement={endorsement}
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            close();
          }}
        />
      ) : null}
    </>
  );
}

function Materials({ endorsement, onChanged }: EndorsementActionsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useWork(onChanged);
  const rule = useQuestion(conservationConfig, { productId: endorsement.productId }, forVisit);
  const [materials, setMaterials] = useState<readonly UploadedMaterial[]>(endorsement.materials);
  const { scope, isOver } = useUploadWait();
  return (
    <Card title={words.materials}>
      <Layout.Stack>
        {rule.data ? (
          <MaterialUploads
            rule={rule.data}
            value={materials}
            onChange={setMaterials}
            scope={scope}
            savedUuid={() => Promise.resolve(endorsement.uuid)}
          />
        ) : (
          <Skeleton />
        )}
        <S.Actions>
          <Button
            variant="primary"
            isPending={isPending}
            onPress={() => isOver() && run(() => send(sendEndorsementMaterials, { uuid: endorsement.uuid, materials }))}
          >
            {words.sendMaterials}
          </Button>
        </S.Actions>
      </Layout.Stack>
    </Card>
  );
}

function Answer({ endorsement, onChanged }: EndorsementActionsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useWork(onChanged);
  const [answer, setAnswer] = useState('');
  return (
    <Card title={words.answer}>
      <Layout.Stack>
        <TextArea label={words.answer} value={answer} onChange={setAnswer} maxLength={1000} />
        <S.Actions>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={answer.trim() === ''}
            onPress={() =>
              run(() => send(answerEndorsementReview, { conservationUuid: endorsement.uuid, answer: answer.trim() }))
            }
          >
            {words.sendAnswer}
          </Button>
        </S.Actions>
      </Layout.Stack>
    </Card>
  );
}

function Certificate({ endorsement }: Pick<EndorsementActionsProps, 'endorsement'>): ReactElement {
  const { uuid, certificateSn: sn } = endorsement;
  const words = useMessages(messages);
  const { send } = useServices();
  const { isPending, run } = useWork(() => undefined);
  const [emailAddress, setAddress] = useState(endorsement.mailAddress);
  const download = async () => {
    const { content, name } = await send(endorsementCertificate, { conservationUuid: uuid });
    saveFile(content, name);
  };
  const mail = async () => {
    await send(mailEndorsementCertificate, { conservationUuid: uuid, emailAddress: emailAddress.trim() });
    showToast({ tone: 'success', title: words.mailed(emailAddress.trim()) });
  };
  return (
    <Card title={`${words.certificate} ${sn}`}>
      <S.Actions>
        <DocumentButton
          title={`${words.certificate} ${sn}`}
          load={loadDocument(send, endorsementCertificate, { conservationUuid: uuid })}
        >
          {words.view}
        </DocumentButton>
        <Button onPress={() => run(download)}>{words.download}</Button>
        <TextField label={words.email} type="email" value={emailAddress} onChange={setAddress} />
        <Button isPending={isPending} isDisabled={emailAddress.trim() === ''} onPress={() => run(mail)}>
          {words.sendMail}
        </Button>
      </S.Actions>
    </Card>
  );
}

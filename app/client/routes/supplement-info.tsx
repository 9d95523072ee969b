import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { UploadScopeContext } from '@tuanbao/library/components/FileUpload';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { isNeeded } from '@tuanbao/library/domain/material/material';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { MaterialsUpload } from '@tuanbao/library/widgets/MaterialsUpload';
import { type ReactElement, useMemo } from 'react';

import { orderApplicationForm } from '../../contract/documents.ts';
import { checkMaterials } from '../../contract/materials.ts';
import { orderStatusOf } from '../../contract/wire/wireWords.ts';
import { ApplicationFormButton } from '../documents/ApplicationFormButton.tsx';
import { loadDocument } from '../documents/loadDocument.ts';
import { uploadWith } from '../files/upload.ts';
import { useUploadWait } from '../files/useUploadWait.ts';
import { CorrectPersons, correctPersonsId } from '../materialsDue/CorrectPersons.tsx';
import { messages } from '../materialsDue/materialsDue.messages.ts';
import { useCorrections } from '../materialsDue/useCorrections.ts';
import { uploadsId, useMaterialErrors } from '../materialsDue/useMaterialErrors.ts';
import { type CheckedMaterials, useSupplement } from '../materialsDue/useSupplement.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { orderPath } from '../platform/navigation/paths.ts';
import { Link, useNavigate, useParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { forVisit, useQuestion } from '../platform/query/useQuestion.ts';
import { useServices } from '../platform/services/services.ts';
import { ProblemPersonsDialog } from '../problemPersons/ProblemPersonsDialog.tsx';

/**
 * Screen for the missing or rejected materials of an order in state 120 or 201. In other states, a text states that
 * nothing has to be sent.
 */
export default function SupplementInfo(): ReactElement {
  const words = useMessages(messages);
  const { salesGroupPolicyId: policyUuid = '' } = useParams();
  const response = useQuestion(checkMaterials, { policyUuid }, { ...forVisit, revalidateOnMount: true });
  if (response.data) {
    const Screen = response.data.canUpload ? SupplementScreen : NothingToSupplement;
    return <Screen materials={response.data} />;
  }
  return (
    <Page title={words.title}>
      {response.error ? (
        <CallFailure error={response.error} onRetry={response.ask} />
      ) : (
        <Skeleton lines={8} label={words.loading} />
      )}
    </Page>
  );
}

interface ScreenProps {
  readonly materials: CheckedMaterials;
}

function NothingToSupplement({ materials: { orderSn } }: ScreenProps): ReactElement {
  const words = useMessages(messages);
  return (
    <Page title={words.title} lead={words.lead(orderSn)}>
      <EmptyState title={words.nothing} action={<Link to={orderPath(orderSn)}>{words.toOrder}</Link>} />
    </Page>
  );
}

function SupplementScreen({ materials }: ScreenProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  const { scope, isOver } = useUploadWait();
  const isRejected = orderStatusOf(materials.status) === 'materialsRejected';
  const corrections = useCorrections(materials.orderSn, isRejected);
  const supplement = useSupplement(materials, corrections, () => void navigate(orderPath(materials.orderSn)));
  const { lacking, given, missing } = supplement;
  const errors = useMaterialErrors(supplement, corrections);

  const isAsked = lacking.some(isNeeded);
  const rejectedText = isAsked ? words.rejected : words.rejectedUnnamed;
  const dueText = isAsked ? words.due : words.dueUnnamed;
  const reasonText = isRejected ? rejectedText : dueText;

  const uploads = {
    id: uploadsId,
    upload,
    value: supplement.files,
    onChange: supplement.change,
    shouldShowMissing: missing.length > 0,
    beside: {
      stampedForm: (
        <ApplicationFormButton load={loadDocument(send, orderApplicationForm, { policyUuid: materials.policyUuid })} />
      ),
    },
  };
  return (
    <Page title={words.title} lead={words.lead(materials.orderSn)}>
      <Notice tone="warning">{materials.reason || reasonText}</Notice>
      <ErrorSummary items={errors} refusals={supplement.refusals} />
      <UploadScopeContext.Provider value={scope}>
        {lacking.length === 0 ? null : (
          <Card title={isAsked ? words.missing : words.optional}>
            <MaterialsUpload {...uploads} materials={lacking} />
          </Card>
        )}
        {given.length === 0 ? null : (
          <Card title={words.given}>
            <p>{words.replace}</p>
            <MaterialsUpload {...uploads} materials={given} />
          </Card>
        )}
      </UploadScopeContext.Provider>
      <CorrectPersons corrections={corrections} />
      <ProblemPersonsDialog
        persons={corrections.isTelling ? corrections.refused : []}
        onDismiss={corrections.dismiss}
        onCorrect={() => document.getElementById(correctPersonsId)?.focus()}
      />
      <div>
        <Button variant="primary" isPending={supplement.isPending} onPress={() => isOver() && supplement.submit()}>
          {words.submit}
        </Button>
      </div>
    </Page>
  );
}

import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { ErrorSummary } from '@tuanbao/library/components/ErrorSummary';
import { FileUpload } from '@tuanbao/library/components/FileUpload';
import { Notice } from '@tuanbao/library/components/Notice';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { checkMaterials } from '../../contract/materials.ts';
import { orderStatusOf } from '../../contract/wireWords.ts';
import { uploadWith } from '../data/upload.ts';
import { forVisit, useQuestion } from '../data/useQuestion.ts';
import { orderPath } from '../paths.ts';
import { Link, useNavigate, useParams } from '../router.ts';
import { useServices } from '../services.ts';
import { CallFailure } from '../shell/CallFailure.tsx';
import { Page } from '../shell/Page.tsx';
import { messages } from '../supplement/supplement.messages.ts';
import { type Papers, type Supplement, useSupplement } from '../supplement/useSupplement.ts';
import * as S from './order-list.styles.ts';

const fieldId = (type: string): string => `paper-${type}`;

/** What an order's papers lack (120 and 201), sent in one submission. */
export default function SupplementInfo(): ReactElement {
  const words = useMessages(messages);
  const { salesGroupPolicyId: policyUuid = '' } = useParams();
  const papers = useQuestion(checkMaterials, { policyUuid }, { ...forVisit, revalidateOnMount: true });
  if (papers.data) return <SupplementScreen papers={papers.data} />;
  return (
    <Page title={words.title}>
      {papers.error ? (
        <CallFailure error={papers.error} onRetry={papers.ask} />
      ) : (
        <Skeleton lines={8} label={words.loading} />
      )}
    </Page>
  );
}

function SupplementScreen({ papers }: { readonly papers: Papers }): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const toOrder = orderPath(papers.orderSn);
  const supplement = useSupplement(papers, () => void navigate(toOrder));
  const lacking = papers.checkMaterialInfos.filter(({ fileList }) => fileList.length === 0);
  const given = papers.checkMaterialInfos.filter(({ fileList }) => fileList.length > 0);
  const errors = supplement.missing.map(({ type, name }) => ({
    message: words.missingPaper(name),
    targetId: fieldId(type),
  }));

  if (!papers.canUpload) {
    return (
      <Page title={words.title} lead={words.lead(papers.orderSn)}>
        <EmptyState title={words.nothing} action={<Link to={toOrder}>{words.toOrder}</Link>} />
      </Page>
    );
  }
  const isRejected = orderStatusOf(papers.status) === 'materialsRejected';
  return (
    <Page title={words.title} lead={words.lead(papers.orderSn)}>
      <Notice tone="warning">{papers.reason || (isRejected ? words.rejected : words.due)}</Notice>
      <ErrorSummary items={errors} />
      {lacking.length === 0 ? null : (
        <Card title={words.missing}>
          <PaperFields papers={lacking} supplement={supplement} />
        </Card>
      )}
      {given.length === 0 ? null : (
        <Card title={words.given}>
          <p>{words.replace}</p>
          <PaperFields papers={given} supplement={supplement} />
        </Card>
      )}
      <div>
        <Button variant="primary" isPending={supplement.isPending} onPress={supplement.submit}>
          {words.submit}
        </Button>
      </div>
    </Page>
  );
}

interface PaperFieldsProps {
  readonly papers: Papers['checkMaterialInfos'];
  readonly supplement: Supplement;
}

function PaperFields({ papers, supplement }: PaperFieldsProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const upload = useMemo(() => uploadWith(send), [send]);
  return (
    <S.Body>
      {papers.map((paper) => (
        <FileUpload
          key={paper.type}
          id={fieldId(paper.type)}
          label={paper.name}
          description={paper.isRequired ? undefined : words.optional}
          isRequired={paper.isRequired}
          maxFiles={20}
          upload={upload}
          value={supplement.filesOf(paper)}
          onChange={(files) => supplement.change(paper.type, files)}
          errorMessage={supplement.missing.includes(paper) ? words.missingPaper(paper.name) : undefined}
        />
      ))}
    </S.Body>
  );
}

import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { type DescriptionItem, DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { invoiceMessages } from '@tuanbao/library/i18n/invoice.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useNavigate, useParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import { insurerSubject } from '../../contract/desk/work/decisions.ts';
import { insurerWorkKinds } from '../../contract/desk/work/waiting.schema.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { useMay } from '../session/deskSessionContext.ts';
import { InsurerDecisionDialog, type PossibleDecision, type ShownSubject } from './InsurerDecisionDialog.tsx';
import { messages } from './insurerWork.messages.ts';
import { OrderReference } from './OrderReference.tsx';
import { StateTag } from './StateTag.tsx';
import { messages as waitingMessages } from './waiting.messages.ts';
import * as S from './work.styles.ts';
import { materialsPath, workPaths } from './workPaths.ts';

/** Page on which an operator records the insurer's decision about an order, endorsement, surrender or invoice. */
export default function InsurerSubjectPage(): ReactElement {
  const words = useMessages(messages);
  const params = useParams();
  const kind = insurerWorkKinds.find((known) => known === params['kind']) ?? 'order';
  const { data: subject, error, ask } = useQuestion(insurerSubject, { kind, id: params['id'] ?? '' });
  if (!subject) {
    return (
      <DeskPage title={words.title}>
        {error ? <CallFailure error={error} onRetry={ask} /> : <Skeleton lines={8} label={words.loading} />}
        <S.Name to={workPaths.insurerWork}>{words.back}</S.Name>
      </DeskPage>
    );
  }
  return (
    <DeskPage
      title={subject.groupName}
      lead={
        <>
          {subject.productName} <StateTag kind={subject.kind} state={subject.state} />
        </>
      }
    >
      <S.Name to={workPaths.insurerWork}>{words.back}</S.Name>
      <SubjectCard subject={subject} />
      <DecisionsCard subject={subject} />
    </DeskPage>
  );
}

interface SubjectProps {
  readonly subject: ShownSubject;
}

function SubjectCard({ subject }: SubjectProps): ReactElement {
  const words = useMessages(messages);
  const { workKinds } = useMessages(waitingMessages);
  const { types } = useMessages(invoiceMessages);
  const mayCheck = useMay('materials.check');
  const { kind, id, effectiveDate, invoiceType, lastWords } = subject;
  const items: readonly DescriptionItem[] = [
    { term: words.reference, description: <OrderReference {...subject} /> },
    { term: words.kind, description: workKinds[kind] },
    { term: words.amount, description: <Money yuan={subject.amount} /> },
    ...(effectiveDate === '' ? [] : [{ term: words.effectiveDate, description: effectiveDate }]),
    ...(invoiceType === ''
      ? []
      : [{ term: words.invoiceType, description: ownValue<string>(types, invoiceType) ?? invoiceType }]),
    { term: words.insurer, description: subject.insurerName },
    { term: words.agent, description: subject.agentName },
    ...(lastWords === '' ? [] : [{ term: words.lastWords, description: <S.Words>{lastWords}</S.Words>, isWide: true }]),
  ];
  return (
    <Card title={words.detail}>
      <S.Stack>
        <DescriptionList items={items} />
        {mayCheck && (kind === 'order' || kind === 'endorsement') ? (
          <S.Name to={materialsPath({ kind, id })}>{words.materials}</S.Name>
        ) : null}
      </S.Stack>
    </Card>
  );
}

function DecisionsCard({ subject }: SubjectProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PossibleDecision | null>(null);
  const nameOf = ({ decision }: PossibleDecision) =>
    ownValue<string>(words.decisions[subject.kind], decision) ?? decision;
  return (
    <Card title={words.decisionsTitle}>
      <S.Stack>
        <S.Hint>{subject.decisions.length === 0 ? words.noDecision : words.decisionsHint}</S.Hint>
        <S.Actions>
          {subject.decisions.map((each) => (
            <Button key={each.decision} onPress={() => setChosen(each)}>
              {nameOf(each)}
            </Button>
          ))}
        </S.Actions>
      </S.Stack>
      {chosen ? (
        <InsurerDecisionDialog
          subject={subject}
          decision={chosen}
          name={nameOf(chosen)}
          onDone={async () => navigate(workPaths.insurerWork)}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </Card>
  );
}

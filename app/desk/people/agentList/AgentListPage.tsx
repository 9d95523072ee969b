import { Button } from '@tuanbao/library/components/Button';
import { Card } from '@tuanbao/library/components/Card';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { FileDrop } from '@tuanbao/library/components/FileDrop';
import { Notice } from '@tuanbao/library/components/Notice';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { Link } from '../../../client/platform/navigation/router.ts';
import { mostListedAgents } from '../../../contract/desk/people/agentLists.schema.ts';
import { ActionDialog } from '../../action/ActionDialog.tsx';
import { DeskPage } from '../../page/DeskPage.tsx';
import * as S from '../people.styles.ts';
import { peoplePaths } from '../peoplePaths.ts';
import { messages } from './agentList.messages.ts';
import { AgentListResult } from './AgentListResult.tsx';
import { type AgentList, type CheckedRow, useAgentList } from './useAgentList.ts';
import { useAgentListFiles } from './useAgentListFiles.ts';

/**
 * Page that adds agents from a file. The file is checked first. After the operator's confirmation, the agents in the
 * file's rows without a fault are added.
 */
export default function AgentListPage(): ReactElement {
  const words = useMessages(messages);
  const list = useAgentList();
  const { step } = list;
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <S.Name to={peoplePaths.agents}>{words.back}</S.Name>
      {step.kind === 'checked' ? <Checked list={list} rows={step.rows} /> : null}
      {step.kind === 'added' ? <Added {...step} onAgain={list.reset} /> : null}
      {step.kind === 'reading' ? <ProgressBar label={words.reading(step.name)} value={0} isIndeterminate /> : null}
      {step.kind === 'choice' || step.kind === 'refused' ? <Choice list={list} /> : null}
    </DeskPage>
  );
}

function Choice({ list: { step, read } }: { readonly list: AgentList }): ReactElement {
  const words = useMessages(messages);
  const { saveTemplate } = useAgentListFiles();
  return (
    <Card>
      <S.Parts>
        {step.kind === 'refused' ? (
          <Notice tone="danger" title={words.refused(step.name)}>
            {words.refusals[step.reason]}
          </Notice>
        ) : null}
        <FileDrop
          label={words.file}
          description={words.fileHint(mostListedAgents)}
          accept={['.xlsx', '.xls', '.csv', '.txt']}
          onFiles={([file]) => {
            if (file) read(file);
          }}
        />
        <p>{words.columnHint}</p>
        <S.Buttons>
          <Button onPress={saveTemplate}>{words.template}</Button>
        </S.Buttons>
      </S.Parts>
    </Card>
  );
}

interface CheckedProps {
  readonly list: AgentList;
  readonly rows: readonly CheckedRow[];
}

function Checked({ list, rows }: CheckedProps): ReactElement {
  const words = useMessages(messages);
  const [isConfirming, setConfirming] = useState(false);
  const fine = rows.filter(({ problems }) => problems.length === 0).length;
  return (
    <Card
      title={words.result}
      actions={
        <S.Buttons>
          <Button onPress={list.reset}>{words.otherFile}</Button>
          <Button variant="primary" isDisabled={fine === 0} onPress={() => setConfirming(true)}>
            {words.add(fine)}
          </Button>
        </S.Buttons>
      }
    >
      <S.Parts>
        <AgentListResult rows={rows} />
      </S.Parts>
      {isConfirming ? (
        <ActionDialog
          title={words.addTitle}
          verb={words.add(fine)}
          initialValues={{}}
          act={(_, reason) => list.add(rows, reason)}
          onClose={() => setConfirming(false)}
        >
          <p>{words.addText(fine)}</p>
          {fine < rows.length ? <p>{words.leftOutText(rows.length - fine)}</p> : null}
        </ActionDialog>
      ) : null}
    </Card>
  );
}

interface AddedProps {
  readonly added: number;
  readonly leftOut: number;
  readonly onAgain: () => void;
}

function Added({ added, leftOut, onAgain }: AddedProps): ReactElement {
  const words = useMessages(messages);
  return (
    <EmptyState
      title={words.added(added)}
      {...(leftOut > 0 ? { description: words.leftOut(leftOut) } : {})}
      action={
        <S.Buttons>
          <Button onPress={onAgain}>{words.otherFile}</Button>
          <Link to={peoplePaths.agents}>{words.toAgents}</Link>
        </S.Buttons>
      }
    />
  );
}

import { Button } from '@tuanbao/library/components/Button';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { useNavigate } from '../../../client/platform/navigation/router.ts';
import { DeskPage } from '../../page/DeskPage.tsx';
import { messages } from './records.messages.ts';
import type { useRecordExport } from './useRecordExport.ts';

/** Paths of the lists of records. */
const paths = { operators: '/desk/records', agents: '/desk/records/agents' } as const;

export interface RecordsFrameProps {
  readonly view: keyof typeof paths;
  readonly file: ReturnType<typeof useRecordExport>;
  /** List of records, with its filters. */
  readonly children: ReactNode;
}

/** Frame of the two lists of records: heading, export, and the tabs that switch between the lists. */
export function RecordsFrame({ view, file: { progress, start }, children }: RecordsFrameProps): ReactElement {
  const words = useMessages(messages);
  const navigate = useNavigate();
  return (
    <DeskPage
      title={words.title}
      lead={words.lead}
      actions={
        <Button isPending={progress !== null} onPress={start}>
          {progress ? words.exporting(progress.done, progress.total) : words.exportList}
        </Button>
      }
    >
      <Tabs
        aria-label={words.views}
        items={[
          { id: 'operators', title: words.ofOperators },
          { id: 'agents', title: words.ofAgents },
        ]}
        value={view}
        onChange={(id) => void navigate(id === 'agents' ? paths.agents : paths.operators)}
      >
        {children}
      </Tabs>
    </DeskPage>
  );
}

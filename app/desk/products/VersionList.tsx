import { Card } from '@tuanbao/library/components/Card';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Tag, type TagTone } from '@tuanbao/library/components/Tag';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { WorkbenchProduct } from './useWorkbench.ts';
import { messages } from './workbench.messages.ts';

type Version = WorkbenchProduct['versions'][number];

const tones: Readonly<Record<Version['state'], TagTone>> = { inForce: 'success', coming: 'info', past: 'neutral' };

const columnsIn = (words: (typeof messages)['zh-CN']): readonly DataGridColumn<Version>[] => [
  {
    id: 'version',
    header: words.versions,
    isRowHeader: true,
    cell: ({ version }) => words.versionOf(version),
  },
  {
    id: 'state',
    header: words.state,
    cell: ({ state }) => <Tag tone={tones[state]}>{words.states[state]}</Tag>,
  },
  { id: 'startsOn', header: words.startsOn, cell: ({ startsOn }) => startsOn || words.builtIn },
  {
    id: 'publishedAt',
    header: words.publishedAt,
    cell: ({ publishedAt }) => (publishedAt === '' ? '—' : formatInstant(publishedAt)),
  },
  { id: 'publishedBy', header: words.publishedBy, cell: ({ publishedBy }) => publishedBy || '—' },
];

/** Card with the versions of a product, newest first: first day, state, and the time and author of the publication. */
export function VersionList({ versions }: { readonly versions: readonly Version[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <Card title={words.versions}>
      <DataGrid<Version>
        caption={words.versions}
        isCaptionHidden
        columns={columnsIn(words)}
        rows={versions}
        rowKey={({ version }) => String(version)}
      />
    </Card>
  );
}

import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { Tag } from '@tuanbao/library/components/Tag';
import { showToast } from '@tuanbao/library/components/Toast';
import type { HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { hostBrandVersions } from '../../contract/desk/site/brands.ts';
import { messages } from './brands.messages.ts';

type Version = ResponseOf<typeof hostBrandVersions>['list'][number];
type Words = (typeof messages)['zh-CN'];

export interface BrandHistoryProps {
  readonly host: string;
  /** Displayed name of the host. */
  readonly name: string;
  /** The published version of the host's brand. */
  readonly current: number;
  /** Called with the brand of the version that the operator restores. The brand isn't published yet. */
  readonly onRestore: (brand: HostBrand) => void;
  readonly onClose: () => void;
}

const versionName = (words: Words, version: number): string =>
  version === 0 ? words.initialVersion : words.versionOf(version);

const columnsIn = (words: Words): readonly DataGridColumn<Version>[] => [
  {
    id: 'version',
    header: words.version,
    isRowHeader: true,
    cell: ({ version }) => versionName(words, version),
  },
  { id: 'name', header: words.name, cell: ({ brand }) => brand.name || '—' },
  { id: 'colour', header: words.colour, cell: ({ brand }) => brand.colour || '—' },
  { id: 'reason', header: words.reason, cell: ({ reason }) => reason || '—' },
  { id: 'publishedBy', header: words.publishedBy, cell: ({ publishedBy }) => publishedBy || '—' },
  {
    id: 'publishedAt',
    header: words.publishedAt,
    cell: ({ publishedAt }) => (publishedAt === '' ? '—' : formatInstant(publishedAt)),
  },
];

/** Dialog with the versions of a host's brand. A former version can be loaded into the editor. */
export function BrandHistory({ host, name, current, onRestore, onClose }: BrandHistoryProps): ReactElement {
  const words = useMessages(messages);
  const { data, error, isLoading, ask } = useQuestion(hostBrandVersions, { host });
  const restore = ({ brand, version }: Version) => {
    onRestore(brand);
    showToast({ tone: 'info', title: words.restored(versionName(words, version)) });
    onClose();
  };
  const action = (version: Version) =>
    version.version === current ? (
      <Tag tone="success">{words.current}</Tag>
    ) : (
      <Button size="small" variant="quiet" onPress={() => restore(version)}>
        {words.restore}
      </Button>
    );
  return (
    <Dialog
      title={words.historyOf(name)}
      size="large"
      isOpen
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {error ? <CallFailure error={error} onRetry={ask} /> : null}
      <DataGrid<Version>
        caption={words.historyOf(name)}
        isCaptionHidden
        columns={columnsIn(words)}
        rows={data?.list ?? []}
        rowKey={({ version }) => String(version)}
        status={isLoading ? 'loading' : 'ready'}
        actions={action}
      />
    </Dialog>
  );
}

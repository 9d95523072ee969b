import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import { brandProblems, type HostBrand } from '@tuanbao/library/domain/site/hostBrand';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { type hostBrands, publishHostBrand } from '../../contract/desk/site/brands.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { BrandFields } from './BrandFields.tsx';
import { BrandHistory } from './BrandHistory.tsx';
import { BrandPreview } from './BrandPreview.tsx';
import { messages } from './brands.messages.ts';
import * as B from './brands.styles.ts';
import * as S from './site.styles.ts';

export interface BrandEditorProps {
  /** The host's published brand, with its version. */
  readonly brand: ResponseOf<typeof hostBrands>['list'][number];
  /** Displayed name of the host. */
  readonly name: string;
  readonly onPublished: () => void;
}

/**
 * Editor of the brand of one host, with a preview. Its buttons publish or discard the changes, or restore a former
 * version.
 */
export function BrandEditor({ brand: shown, name, onPublished }: BrandEditorProps): ReactElement {
  const words = useMessages(messages);
  const { send } = useServices();
  const { host, isPartnerHost, version } = shown;
  const [edited, setEdited] = useState<HostBrand | null>(null);
  const [open, setOpen] = useState<'history' | 'publish' | null>(null);
  const [isTried, setTried] = useState(false);
  const value = edited ?? shown.brand;
  const problems = brandProblems(value);
  const change = (next: HostBrand | null) => {
    setEdited(next);
    if (next === null) setTried(false);
  };
  const askToPublish = () => {
    setTried(true);
    if (problems.length === 0) setOpen('publish');
  };
  const publish = async (_: object, reason: string) => {
    await send(publishHostBrand, { host, brand: value, version, reason });
    showToast({ tone: 'success', title: words.publishDone });
    change(null);
    onPublished();
  };
  return (
    <S.Panel>
      <Bar
        shown={shown}
        isChanged={edited !== null}
        onHistory={() => setOpen('history')}
        onDiscard={() => change(null)}
        onPublish={askToPublish}
      />
      <B.Columns>
        <BrandFields value={value} name={name} problems={isTried ? problems : []} onChange={change} />
        <BrandPreview brand={value} isPartnerHost={isPartnerHost} />
      </B.Columns>
      {open === 'publish' ? (
        <ActionDialog
          title={words.publishTitle(name)}
          verb={words.publish}
          initialValues={{}}
          act={publish}
          onClose={() => setOpen(null)}
        >
          <p>{words.publishText}</p>
        </ActionDialog>
      ) : null}
      {open === 'history' ? (
        <BrandHistory host={host} name={name} current={version} onRestore={change} onClose={() => setOpen(null)} />
      ) : null}
    </S.Panel>
  );
}

interface BarProps {
  readonly shown: BrandEditorProps['brand'];
  readonly isChanged: boolean;
  readonly onHistory: () => void;
  readonly onDiscard: () => void;
  readonly onPublish: () => void;
}

/** State of the brand, and buttons that open the versions, and that discard or publish the changes. */
function Bar({ shown, isChanged, onHistory, onDiscard, onPublish }: BarProps): ReactElement {
  const words = useMessages(messages);
  const { version, publishedBy, publishedAt } = shown;
  const state = version > 0 ? words.published(version, publishedBy, formatInstant(publishedAt)) : words.initial;
  return (
    <S.Bar>
      <p role="status">{isChanged ? words.changed : state}</p>
      <Button variant="quiet" onPress={onHistory}>
        {words.history}
      </Button>
      {isChanged ? (
        <>
          <Button onPress={onDiscard}>{words.discard}</Button>
          <Button variant="primary" onPress={onPublish}>
            {words.publish}
          </Button>
        </>
      ) : null}
    </S.Bar>
  );
}

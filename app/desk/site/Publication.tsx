import { Button } from '@tuanbao/library/components/Button';
import { showToast } from '@tuanbao/library/components/Toast';
import type { SiteKind } from '@tuanbao/library/domain/site/siteContents';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useState } from 'react';

import { useServices } from '../../client/platform/services/services.ts';
import type { Call, ResponseOf } from '../../contract/call.ts';
import type { siteContents } from '../../contract/desk/site/site.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import { messages } from './site.messages.ts';
import * as S from './site.styles.ts';

/** Props of an editor of published content. Users see the changes only after the operator publishes them. */
export interface Edited<Content> {
  readonly value: Content;
  readonly onChange: (next: Content) => void;
}

export interface PublicationProps<Content> {
  readonly kind: SiteKind;
  /** Published content, which users see now. */
  readonly content: Content;
  /** Published version; undefined if operators have never published this kind of content. */
  readonly version: ResponseOf<typeof siteContents>['versions'][number] | undefined;
  readonly call: Call<
    { readonly content: Content; readonly version: number; readonly reason: string },
    { readonly version: number }
  >;
  readonly onPublished: () => void;
  readonly children: (edited: Edited<Content>) => ReactNode;
}

/** Editor of one kind of content, with the buttons that publish or discard the changes. */
export function Publication<Content>(props: PublicationProps<Content>): ReactElement {
  const { kind, content, version, call, onPublished, children } = props;
  const words = useMessages(messages);
  const { send } = useServices();
  const [edited, setEdited] = useState<{ readonly value: Content } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const value = edited === null ? content : edited.value;
  const publish = async (_: object, reason: string) => {
    await send(call, { content: value, version: version?.version ?? 0, reason });
    showToast({ tone: 'success', title: words.publishDone });
    setEdited(null);
    onPublished();
  };
  return (
    <S.Panel>
      <S.Bar>
        <p role="status">
          {edited !== null
            ? words.changed
            : version
              ? words.published(version.version, version.publishedBy, formatInstant(version.publishedAt))
              : words.initial}
        </p>
        {edited === null ? null : (
          <>
            <Button onPress={() => setEdited(null)}>{words.discard}</Button>
            <Button variant="primary" onPress={() => setAsking(true)}>
              {words.publish}
            </Button>
          </>
        )}
      </S.Bar>
      {children({ value, onChange: (next) => setEdited({ value: next }) })}
      {isAsking ? (
        <ActionDialog
          title={words.publishTitle(words.kinds[kind])}
          verb={words.publish}
          initialValues={{}}
          act={publish}
          onClose={() => setAsking(false)}
        >
          <p>{words.publishText}</p>
        </ActionDialog>
      ) : null}
    </S.Panel>
  );
}

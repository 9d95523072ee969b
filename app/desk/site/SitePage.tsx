import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tabs } from '@tuanbao/library/components/Tabs';
import { type SiteKind, siteKinds } from '@tuanbao/library/domain/site/siteContents';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import { CallFailure } from '../../client/platform/errors/CallFailure.tsx';
import { useSearchParams } from '../../client/platform/navigation/router.ts';
import { useQuestion } from '../../client/platform/query/useQuestion.ts';
import type { ResponseOf } from '../../contract/call.ts';
import {
  publishAgentNotices,
  publishClosedDays,
  publishDisclosures,
  publishFooter,
  siteContents,
} from '../../contract/desk/site/site.ts';
import { DeskPage } from '../page/DeskPage.tsx';
import { ClosedDaysEditor } from './ClosedDaysEditor.tsx';
import { DisclosuresEditor } from './DisclosuresEditor.tsx';
import { FooterEditor } from './FooterEditor.tsx';
import { NoticesEditor } from './NoticesEditor.tsx';
import { Publication } from './Publication.tsx';
import { messages } from './site.messages.ts';

/**
 * Page on which operators change and publish the content that users see. Each kind of content has a tab. If it isn't
 * the first tab, the chosen tab is in the address.
 */
export default function SitePage(): ReactElement {
  const words = useMessages(messages);
  const [params, setParams] = useSearchParams();
  const kind = siteKinds.find((each) => each === params.get('kind')) ?? 'closedDays';
  const { data, error, isLoading, ask } = useQuestion(siteContents, {}, { revalidateOnFocus: false });
  return (
    <DeskPage title={words.title} lead={words.lead}>
      <Tabs
        aria-label={words.title}
        items={siteKinds.map((id) => ({ id, title: words.kinds[id] }))}
        value={kind}
        onChange={(id) => setParams(id === 'closedDays' ? [] : [['kind', id]])}
      >
        {isLoading && !data ? <Skeleton lines={8} label={words.loading} /> : null}
        {error ? <CallFailure error={error} onRetry={ask} /> : null}
        {data ? <Contents key={kind} kind={kind} data={data} onPublished={ask} /> : null}
      </Tabs>
    </DeskPage>
  );
}

interface ContentsProps {
  readonly kind: SiteKind;
  readonly data: ResponseOf<typeof siteContents>;
  readonly onPublished: () => void;
}

function Contents({ kind, data, onPublished }: ContentsProps): ReactElement {
  const common = { kind, version: data.versions.find((each) => each.kind === kind), onPublished };
  if (kind === 'closedDays') {
    return (
      <Publication {...common} call={publishClosedDays} content={data.closedDays}>
        {(edited) => <ClosedDaysEditor {...edited} />}
      </Publication>
    );
  }
  if (kind === 'disclosures') {
    return (
      <Publication {...common} call={publishDisclosures} content={data.disclosures}>
        {(edited) => <DisclosuresEditor {...edited} />}
      </Publication>
    );
  }
  if (kind === 'footer') {
    return (
      <Publication {...common} call={publishFooter} content={data.footer}>
        {(edited) => <FooterEditor {...edited} />}
      </Publication>
    );
  }
  return (
    <Publication {...common} call={publishAgentNotices} content={data.agentNotices}>
      {(edited) => <NoticesEditor {...edited} />}
    </Publication>
  );
}

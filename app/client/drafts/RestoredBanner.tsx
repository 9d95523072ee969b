import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, type ReactNode, useState } from 'react';

import { Link } from '../router.ts';
import type { OpenDraft } from './draftDesk.ts';
import { messages } from './drafts.messages.ts';
import type { DraftOrigin } from './readSource.ts';
import { RestartDialog } from './RestartDialog.tsx';

export interface RestoredBannerProps {
  readonly draft: OpenDraft;
  /** Deletes the draft and begins a new one. */
  readonly onRestart: () => Promise<void>;
  /** Where the draft is that was put aside for this one. @default nowhere */
  readonly putAsidePath?: string | undefined;
}

/** Tells that the draft is an earlier one (go on with it, or start again) or what it was begun with. */
export function RestoredBanner({ draft, onRestart, putAsidePath }: RestoredBannerProps): ReactElement | null {
  const words = useMessages(messages);
  const [isSeen, setSeen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (isSeen) return null;
  const aside = putAsidePath === undefined ? null : <Link to={putAsidePath}>{words.toPutAside}</Link>;
  if (draft.restoredFrom === '')
    return <OriginNotice origin={draft.origin} aside={aside} onSeen={() => setSeen(true)} />;

  return (
    <>
      <Notice
        title={words.restoredTitle}
        action={
          <>
            <Button size="small" onPress={() => setAsking(true)}>
              {words.startAgain}
            </Button>
            <Button size="small" variant="primary" onPress={() => setSeen(true)}>
              {words.goOn}
            </Button>
          </>
        }
      >
        {words.restoredFrom(formatInstant(draft.restoredFrom))}
        {draft.isFromOlderProduct ? words.productChanged : null} {aside}
      </Notice>
      <RestartDialog isOpen={isAsking} onOpenChange={setAsking} onRestart={onRestart} />
    </>
  );
}

/** What a new draft was begun with; nothing where it began empty. */
function OriginNotice(props: { readonly origin: DraftOrigin; readonly aside: ReactNode; readonly onSeen: () => void }) {
  const { origin, aside, onSeen } = props;
  const words = useMessages(messages);
  if (origin.kind === 'new' || origin.kind === 'saved') return null;
  const told = {
    copied: { title: origin.kind === 'copied' ? words.copiedTitle(origin.orderSn) : '', text: words.copiedText },
    prepared: { title: origin.kind === 'prepared' ? origin.title : '', text: words.preparedText },
    offline: { title: words.offlineTitle, text: words.offlineText },
  }[origin.kind];
  const note = origin.kind === 'copied' ? '' : origin.note;
  return (
    <Notice
      title={told.title}
      action={
        <Button size="small" onPress={onSeen}>
          {words.understood}
        </Button>
      }
    >
      {told.text} {note} {aside}
    </Notice>
  );
}

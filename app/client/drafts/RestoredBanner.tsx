import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { DraftKind } from '../../contract/savedDrafts.ts';
import { quotationDraftPath, startDateParameter, writePath } from '../platform/navigation/paths.ts';
import { Link, useSearchParams } from '../platform/navigation/router.ts';
import { joinSentences, spaceAfter } from '../platform/page/sentences.ts';
import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import { useAction } from '../platform/query/useAction.ts';
import { messages } from './drafts.messages.ts';
import type { OpenDraft, PutAside } from './openDraft.ts';

export interface RestoredBannerProps {
  readonly draft: OpenDraft;
  /** Starts another draft. The current draft stays in the list of unfinished orders. */
  readonly onRestart: () => Promise<void>;
  /** Called when the agent closes the banner. */
  readonly onClose?: () => void;
  /** Kind of the draft: of an order or of a quotation. @default 'order' */
  readonly kind?: DraftKind;
}

/** Message about the origin of the content of an opened draft. */
interface Told {
  readonly title: string;
  readonly text: string;
}

/** Returns the message about the origin of the draft's content; null for an empty draft that replaced no draft. */
function useTold({ origin, restoredFrom, store, putAside }: OpenDraft, kind: DraftKind): Told | null {
  const words = useMessages(messages);
  const [query] = useSearchParams();
  const { startDate, applicant } = store.read();
  const keptText = kind === 'quotation' ? words.keptText.quotation : words.keptText.order;
  const before = putAside ? keptText(putAside.groupName || words.unnamed) : '';
  const note = 'note' in origin ? origin.note : '';
  const textOf = (from: string) => ownValue(words.broughtText, from) ?? '';
  const restored = () => words.restoredTitle(applicant.groupName || words.unnamed, formatInstant(restoredFrom));
  switch (origin.kind) {
    case 'new':
      return putAside ? { title: words.anotherTitle, text: before } : null;
    case 'saved':
      return { title: restored(), text: '' };
    case 'device':
      return { title: words.deviceTitle(formatInstant(origin.keptAt)), text: words.deviceText };
    case 'brought': {
      const { kind: from, number } = origin.from;
      const title = ownValue(words.broughtTitle, from)?.(number) ?? restored();
      return { title, text: query.has(startDateParameter) ? words.newStartText(startDate) : textOf(from) };
    }
    case 'prepared':
      return { title: origin.title || words.preparedTitle, text: joinSentences(words.preparedText, note) };
    default:
      return { title: words.offlineTitle, text: joinSentences(words.offlineText, note) };
  }
}

/** Returns the address that opens the earlier draft, which the current draft replaced. */
const pathOf = (kind: DraftKind, productId: string, { source }: PutAside): string =>
  kind === 'quotation' && source.kind === 'unfinished'
    ? quotationDraftPath(productId, source.unfinishId)
    : writePath(productId, source);

/**
 * Banner that shows where the content of an opened draft comes from. If the draft replaced another draft, the banner
 * has a link to that draft.
 */
export function RestoredBanner(props: RestoredBannerProps): ReactElement | null {
  const { draft, onRestart, onClose, kind = 'order' } = props;
  const words = useMessages(messages);
  const now = useTold(draft, kind);
  // The message about the content at the time when the draft was opened. Changes after that time don't alter the
  // message.
  const [told] = useState(now);
  const [isSeen, setSeen] = useState(false);
  const { isPending, run } = useAction();
  if (isSeen || told === null) return null;
  const close = () => {
    setSeen(true);
    onClose?.();
  };
  const { putAside, origin, store } = draft;
  const { id } = store.surroundings.product;
  const isRecalculated = draft.isFromOlderProduct && origin.kind === 'saved';
  const text = joinSentences(told.text, isRecalculated ? words.productChanged : '');
  return (
    <Notice
      title={<UnbrokenDates text={told.title} />}
      action={
        <>
          {origin.kind === 'saved' ? (
            <Button size="small" isPending={isPending} onPress={() => void run(onRestart)}>
              {words.startAgain}
            </Button>
          ) : null}
          <Button size="small" variant={origin.kind === 'saved' ? 'primary' : 'secondary'} onPress={close}>
            {origin.kind === 'saved' ? words.goOn : words.understood}
          </Button>
        </>
      }
    >
      <UnbrokenDates text={text} />
      {text === '' ? null : spaceAfter(text)}
      {putAside ? <Link to={pathOf(kind, id, putAside)}>{words.toPutAside}</Link> : null}
    </Notice>
  );
}

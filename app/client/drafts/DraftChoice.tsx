import { Button } from '@tuanbao/library/components/Button';
import { Money } from '@tuanbao/library/components/Money';
import { fenOf } from '@tuanbao/library/domain/money/fen';
import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import type { Unfinished, UnfinishedPage } from '../data/useUnfinished.ts';
import * as Choices from '../orders/OrderChoices.styles.ts';
import { paths } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import * as S from './DraftChoice.styles.ts';
import { messages } from './drafts.messages.ts';

export interface DraftChoiceProps {
  /** Unfinished drafts of one product, newest first. */
  readonly drafts: UnfinishedPage;
  readonly onGoOn: (draft: Unfinished) => void;
  /** Renders actions for a draft in addition to the action that opens the draft. */
  readonly renderActions?: (draft: Unfinished) => ReactNode;
  /** Content below the list. @default a link to all unfinished orders */
  readonly footer?: ReactNode;
}

/** List of the unfinished drafts of a product. The agent opens one of them. */
export function DraftChoice(props: DraftChoiceProps): ReactElement {
  const words = useMessages(messages);
  const { drafts, onGoOn, renderActions, footer = <Link to={paths.unfinished}>{words.allUnfinished}</Link> } = props;
  const { list, total } = drafts;
  return (
    <S.Root>
      <p>{words.choiceText(total)}</p>
      <Choices.List aria-label={words.choiceList}>
        {list.map((draft) => (
          <li key={draft.id}>
            <Choices.Words>
              <strong>{draft.groupName || words.unnamed}</strong>
              <Choices.Facts>
                <span>{words.savedAt(formatInstant(draft.savedAt))}</span>
                {draft.heads === 0 ? null : <span>{words.heads(draft.heads)}</span>}
              </Choices.Facts>
            </Choices.Words>
            <S.End>
              {draft.totalPremium === null ? null : <Money fen={fenOf(draft.totalPremium)} />}
              {renderActions?.(draft)}
              <Button
                size="small"
                aria-label={words.goOnWith(draft.groupName || words.unnamed)}
                onPress={() => onGoOn(draft)}
              >
                {words.goOn}
              </Button>
            </S.End>
          </li>
        ))}
      </Choices.List>
      {footer ? <p>{footer}</p> : null}
    </S.Root>
  );
}

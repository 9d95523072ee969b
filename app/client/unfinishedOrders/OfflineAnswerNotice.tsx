import { Money } from '@tuanbao/library/components/Money';
import { Notice, type NoticeTone } from '@tuanbao/library/components/Notice';
import type { OfflineOrderState } from '@tuanbao/library/domain/offlineOrder/offlineOrderMachine';
import { ownValue } from '@tuanbao/library/domain/record/ownValue';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { OfflineAnswer } from '../../contract/offlineOrders.ts';
import { Link } from '../platform/navigation/router.ts';
import * as S from './OfflineAnswerNotice.styles.ts';
import { messages } from './unfinishedOrders.messages.ts';

const tones: Readonly<Record<OfflineOrderState, NoticeTone>> = {
  waiting: 'info',
  taken: 'info',
  quoted: 'success',
  prepared: 'success',
  closed: 'warning',
};

export interface OfflineAnswerNoticeProps {
  /** The operators' answer, with the agent's note to the operators. */
  readonly order: OfflineAnswer & { readonly note: string };
}

/**
 * Progress of an order that is processed outside the system, with the agent's note and the operators' answer: a text, a
 * quoted premium, and a link to the prepared order.
 */
export function OfflineAnswerNotice({ order }: OfflineAnswerNoticeProps): ReactElement {
  const words = useMessages(messages);
  const { state, quotedFen, validUntil, preparedPath, note } = order;
  return (
    <Notice
      tone={ownValue(tones, state)}
      title={ownValue<string>(words.answerTitle, state) ?? state}
      action={preparedPath === '' ? null : <Link to={preparedPath}>{words.toPrepared}</Link>}
    >
      {quotedFen === null ? null : (
        <S.Quote>
          <dt>{words.quoted}</dt>
          <dd>
            <Money fen={quotedFen} />
          </dd>
          {validUntil === '' ? null : (
            <>
              <dt>{words.validUntil}</dt>
              <dd>{validUntil}</dd>
            </>
          )}
        </S.Quote>
      )}
      {order.words === '' ? null : <S.Words>{order.words}</S.Words>}
      {note === '' ? (
        words.offlineText
      ) : (
        <S.Quote>
          <dt>{words.ownNote}</dt>
          <dd>{note}</dd>
        </S.Quote>
      )}
    </Notice>
  );
}

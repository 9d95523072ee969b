import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Drawer } from '@tuanbao/library/components/Drawer';
import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { Tag } from '@tuanbao/library/components/Tag';
import { personFields } from '@tuanbao/library/domain/roster/person';
import { personWords } from '@tuanbao/library/i18n/personWords.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import type { ReactElement } from 'react';

import type { ResponseOf } from '../../contract/call.ts';
import { personHistory } from '../../contract/orderPersons.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { endorsementPath } from '../platform/navigation/paths.ts';
import { Link } from '../platform/navigation/router.ts';
import { useQuestion } from '../platform/query/useQuestion.ts';
import { messages } from './orderPersons.messages.ts';
import * as S from './PersonHistoryDrawer.styles.ts';

type History = ResponseOf<typeof personHistory>;

export interface PersonHistoryDrawerProps {
  readonly orderSn: string;
  readonly rosterVersion: number;
  /** The person: the key in the roster, and the name as it is shown in the table. */
  readonly person: { readonly key: number; readonly name: string };
  readonly onClose: () => void;
}

/**
 * Drawer with the history of an insured person: when the person was insured, changed, replaced and removed, each with
 * its endorsement.
 */
export function PersonHistoryDrawer(props: PersonHistoryDrawerProps): ReactElement {
  const { orderSn, rosterVersion, person, onClose } = props;
  const words = useMessages(messages);
  const history = useQuestion(personHistory, { orderSn, key: person.key, rosterVersion });
  return (
    <Drawer title={words.historyOf(person.name)} isOpen onOpenChange={onClose}>
      {history.error ? <CallFailure error={history.error} onRetry={history.ask} /> : null}
      {history.data || history.error ? null : <Skeleton lines={5} label={words.historyLoading} />}
      {history.data ? <Content history={history.data} /> : null}
    </Drawer>
  );
}

function Content({ history }: { readonly history: History }): ReactElement {
  const words = useMessages(messages);
  const { validStartDate: start, validEndDate: end, list } = history;
  return (
    <S.Body>
      <DescriptionList
        items={[{ term: words.cover, description: start > end ? words.neverCovered : words.through(start, end) }]}
      />
      <S.List>
        {list.map((event) => (
          <li
            key={`${event.effectiveDate} ${event.eventType} ${event.certificateSn}`}
            data-upcoming={event.isUpcoming || undefined}
          >
            <Entry event={event} />
          </li>
        ))}
      </S.List>
    </S.Body>
  );
}

/**
 * Returns the text of an entry: for a replacement, the person who was replaced or who is the replacement; otherwise the
 * fields that were changed. Empty if there are none.
 */
function useDetailOf({ eventType, otherName, fieldList }: History['list'][number]): string {
  const words = useMessages(messages);
  const { fields } = useMessages(personWords);
  const { listed } = usePunctuation();
  if (eventType === 'replacing') return words.replaces(otherName);
  if (eventType === 'replacedBy') return words.replacedByName(otherName);
  const changed = personFields.filter((field) => fieldList.includes(field)).map((field) => fields[field]);
  return changed.length === 0 ? '' : words.changedFields(listed(changed));
}

function Entry({ event }: { readonly event: History['list'][number] }): ReactElement {
  const words = useMessages(messages);
  const detail = useDetailOf(event);
  return (
    <>
      <S.Head>
        <strong>{words.events[event.eventType]}</strong>
        {event.isUpcoming ? <Tag tone="info">{words.upcoming}</Tag> : null}
      </S.Head>
      {detail === '' ? null : <span>{detail}</span>}
      <S.Meta>
        <time dateTime={event.effectiveDate}>{words.from(event.effectiveDate)}</time>
        {event.conservationUuid === '' ? null : (
          <Link to={endorsementPath(event.conservationUuid)}>{words.endorsement(event.certificateSn)}</Link>
        )}
      </S.Meta>
    </>
  );
}

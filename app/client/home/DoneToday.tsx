import { formatInstant } from '@tuanbao/library/i18n/formatInstant';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import type { Worklist } from '../data/useWorklist.ts';
import { Link } from '../platform/navigation/router.ts';
import * as S from './DoneToday.styles.ts';
import { messages } from './home.messages.ts';
import { doneTarget } from './workTarget.ts';

/** The time of day of an instant, such as `09:05`. */
const timeOf = (iso: string) => formatInstant(iso).slice(-5);

/**
 * Work that the agent has done today. It is hidden until the agent opens it. Renders nothing if the agent has done no
 * work.
 */
export function DoneToday({ done }: { readonly done: Worklist['doneToday'] }): ReactElement | null {
  const words = useMessages(messages);
  const [isOpen, setIsOpen] = useState(false);
  if (done.length === 0) return null;
  return (
    <S.Root onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.doneToday(done.length)}</summary>
      {isOpen ? <DoneLines done={done} /> : null}
    </S.Root>
  );
}

function DoneLines({ done }: { readonly done: Worklist['doneToday'] }): ReactElement {
  const words = useMessages(messages);
  return (
    <ul>
      {done.map((each) => (
        <li key={`${each.done} ${each.ref}`}>
          <time dateTime={each.at}>{timeOf(each.at)}</time>
          <span>{words.done[each.done]}</span>
          <Link to={doneTarget(each)}>{each.groupName}</Link>
        </li>
      ))}
    </ul>
  );
}

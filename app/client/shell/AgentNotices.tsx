import { Button } from '@tuanbao/library/components/Button';
import { Notice } from '@tuanbao/library/components/Notice';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect, useState } from 'react';

import { agentNotices } from '../../contract/agentNotices.ts';
import type { ResponseOf } from '../../contract/call.ts';
import { useServices } from '../platform/services/services.ts';
import * as S from './AgentNotices.styles.ts';
import { readNoticesIn } from './readNotices.ts';
import { messages } from './shell.messages.ts';

type ShownNotice = ResponseOf<typeof agentNotices>[number];

/**
 * Notices of the platform that the agent hasn't closed yet, above the screen. If they can't be loaded, none is shown,
 * because no work depends on them.
 */
export default function AgentNotices(): ReactElement | null {
  const words = useMessages(messages);
  const { sendUnattended, storage } = useServices();
  const [read] = useState(() => readNoticesIn(storage));
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  useEffect(() => {
    const left = new AbortController();
    sendUnattended(agentNotices, {}, { noErrorMessage: true, noLoading: true, signal: left.signal })
      .then((all) => setNotices(all.filter(({ noticeId }) => !read.has(noticeId))))
      .catch(() => undefined);
    return () => left.abort();
  }, [sendUnattended, read]);

  if (notices.length === 0) return null;
  const close = (closed: ShownNotice) => {
    read.add(closed.noticeId);
    setNotices(notices.filter((notice) => notice !== closed));
  };
  return (
    <S.Root>
      {notices.map((notice) => (
        <Notice
          key={notice.noticeId}
          action={
            <Button size="small" onPress={() => close(notice)}>
              {words.closeNotice}
            </Button>
          }
        >
          {notice.text}
        </Notice>
      ))}
    </S.Root>
  );
}

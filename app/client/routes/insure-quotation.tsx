import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';

import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { alternativeParameter, quotationPath, writePath } from '../platform/navigation/paths.ts';
import { useNavigate, useParams, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useServices } from '../platform/services/services.ts';
import { draftFromQuotation } from '../quotations/draftFromQuotation.ts';
import { messages } from '../quotations/quotations.messages.ts';

/**
 * Screen that writes an order from a quotation: it creates the draft and opens it. If the quotation offers alternatives
 * and none is chosen, the screen opens the quotation instead, where the agent chooses an alternative.
 */
export default function InsureQuotation(): ReactElement {
  const words = useMessages(messages);
  const services = useServices();
  const navigate = useNavigate();
  const { quotationId = '' } = useParams();
  const [query] = useSearchParams();
  const [error, setError] = useState<unknown>();
  const isBegun = useRef(false);

  const begin = () => {
    if (isBegun.current) return;
    isBegun.current = true;
    const alternative = query.get(alternativeParameter) ?? '';
    void draftFromQuotation(services, quotationId, alternative).then(
      (draft) => {
        const source = draft && ({ kind: 'unfinished', unfinishId: draft.unfinishId } as const);
        return navigate(source ? writePath(draft.productId, source) : quotationPath(quotationId), { replace: true });
      },
      (failure: unknown) => {
        isBegun.current = false;
        setError(failure);
      },
    );
  };
  const beginOnce = useEffectEvent(begin);
  useEffect(() => beginOnce(), []);

  return (
    <Page>
      {error === undefined ? (
        <Skeleton lines={8} label={words.beginning} />
      ) : (
        <CallFailure
          error={error}
          onRetry={() => {
            setError(undefined);
            begin();
          }}
        />
      )}
    </Page>
  );
}

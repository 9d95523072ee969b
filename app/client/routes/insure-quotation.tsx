import { Skeleton } from '@tuanbao/library/components/Skeleton';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';

import { useQuotation, type OwnQuotation } from '../data/useQuotation.ts';
import { CallFailure } from '../platform/errors/CallFailure.tsx';
import { alternativeParameter, quotationPath, writePath } from '../platform/navigation/paths.ts';
import { useNavigate, useParams, useSearchParams } from '../platform/navigation/router.ts';
import { Page } from '../platform/page/Page.tsx';
import { useServices } from '../platform/services/services.ts';
import { draftFromQuotation } from '../quotations/draftFromQuotation.ts';
import { messages } from '../quotations/quotations.messages.ts';

/**
 * Screen that writes an order from a quotation: it creates the draft and opens it. If the quotation offers alternatives
 * and none is chosen, it opens the quotation, where the agent chooses one.
 */
export default function InsureQuotation(): ReactElement {
  const words = useMessages(messages);
  const { quotationId = '' } = useParams();
  const [query] = useSearchParams();
  const saved = useQuotation(quotationId);
  if (saved.data) return <Beginning saved={saved.data} schemeId={query.get(alternativeParameter) ?? ''} />;
  return (
    <Page>
      {saved.error ? <CallFailure error={saved.error} onRetry={saved.ask} /> : null}
      {saved.isLoading ? <Skeleton lines={8} label={words.loading} /> : null}
    </Page>
  );
}

interface BeginningProps {
  readonly saved: OwnQuotation;
  /** Id of the alternative that the agent chose; empty if the agent chose none. */
  readonly schemeId: string;
}

function Beginning({ saved, schemeId }: BeginningProps): ReactElement {
  const words = useMessages(messages);
  const services = useServices();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>();
  const isBegun = useRef(false);

  const begin = useEffectEvent(async () => {
    if (isBegun.current) return;
    isBegun.current = true;
    setError(undefined);
    try {
      const unfinishId = await draftFromQuotation(services, saved, schemeId);
      const target =
        unfinishId === null ? quotationPath(saved.id) : writePath(saved.productId, { kind: 'unfinished', unfinishId });
      await navigate(target, { replace: true });
    } catch (failure) {
      isBegun.current = false;
      setError(failure);
    }
  });
  useEffect(() => void begin(), []);

  return (
    <Page>
      {error === undefined ? (
        <Skeleton lines={8} label={words.beginning} />
      ) : (
        <CallFailure error={error} onRetry={() => void begin()} />
      )}
    </Page>
  );
}

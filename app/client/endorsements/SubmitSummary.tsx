import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Notice } from '@tuanbao/library/components/Notice';
import { meaningOf } from '@tuanbao/library/domain/endorsement/changePairs';
import { endorsementMessages } from '@tuanbao/library/i18n/endorsement.messages';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { usePunctuation } from '@tuanbao/library/i18n/usePunctuation';
import type { ReactElement } from 'react';

import type { EndorsementSettings } from '../../contract/endorsementRules.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { messages } from './endorsements.messages.ts';
import type { EndorsementDraftState } from './useEndorsementDraft.ts';

export interface SubmitSummaryProps {
  readonly settings: EndorsementSettings;
  readonly draft: Pick<EndorsementDraftState, 'request' | 'materials' | 'currentTrial'>;
}

const order = ['add', 'remove', 'replace', 'correct'] as const;

/** Summary of an endorsement before it is submitted: policy, effective date, number of changes, and materials. */
export function SubmitSummary({
  settings,
  draft: { request, materials, currentTrial },
}: SubmitSummaryProps): ReactElement {
  const words = useMessages(messages);
  const { meanings } = useMessages(endorsementMessages);
  const { listed } = usePunctuation();
  const counts = order.flatMap((meaning) => {
    const count = request.changes.filter((change) => meaningOf(change) === meaning).length;
    return count === 0 ? [] : [words.countOf(meanings[meaning], count)];
  });
  const files = materials.reduce((sum, material) => sum + material.files.length, 0);
  return (
    <Layout.Stack>
      <Notice>{currentTrial?.settlement === 'pay' ? words.declarationToPay : words.declaration}</Notice>
      <DescriptionList
        items={[
          { term: words.group, description: settings.groupName },
          { term: words.policySn, description: settings.policySn },
          { term: words.effectiveDate, description: words.fromMidnight(request.effectiveDate) },
          { term: words.changes, description: listed(counts) },
          { term: words.materials, description: words.fileCount(files) },
        ]}
      />
    </Layout.Stack>
  );
}

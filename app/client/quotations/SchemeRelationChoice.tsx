import { Card } from '@tuanbao/library/components/Card';
import { DescriptionList } from '@tuanbao/library/components/DescriptionList';
import { Money } from '@tuanbao/library/components/Money';
import { RadioGroup } from '@tuanbao/library/components/RadioGroup';
import { type SchemeRelation, schemeRelations } from '@tuanbao/library/domain/scheme/schemeRelation';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement } from 'react';

import type { DraftStore } from '../drafts/draftStore.ts';
import { useDraftPart, useQuote } from '../drafts/useDraft.ts';
import * as Layout from '../platform/page/layout.styles.ts';
import { messages } from './quotations.messages.ts';

/**
 * Choice of the relation between the schemes: all schemes are insured together, or they are alternatives, of which the
 * customer chooses one. If the schemes are alternatives, the premium of each scheme is listed. Renders nothing if there
 * is only one scheme.
 */
export function SchemeRelationChoice({ store }: { readonly store: DraftStore }): ReactElement | null {
  const words = useMessages(messages);
  const schemes = useDraftPart(store, 'schemes');
  const relation: SchemeRelation = useDraftPart(store, 'schemeRelation') ?? 'layers';
  const { alternatives } = useQuote(store);
  if (schemes.length < 2) return null;
  return (
    <Card title={words.relationTitle}>
      <Layout.Stack>
        <RadioGroup
          aria-label={words.relationTitle}
          value={relation}
          options={[
            { value: 'layers', label: words.relation.layers, description: words.relationHint.layers },
            { value: 'alternatives', label: words.relation.alternatives, description: words.relationHint.alternatives },
          ]}
          onChange={(chosen) => store.change({ schemeRelation: schemeRelations.find((value) => value === chosen) })}
        />
        {alternatives ? (
          <DescriptionList
            items={schemes.map(({ name }, index) => {
              const totalFen = alternatives[index]?.totalFen ?? null;
              return { term: name, description: totalFen === null ? words.unpriced : <Money fen={totalFen} /> };
            })}
          />
        ) : null}
      </Layout.Stack>
    </Card>
  );
}

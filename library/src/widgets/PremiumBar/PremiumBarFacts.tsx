import type { ReactElement } from 'react';

import { averagePremiumOf } from '../../domain/rating/averagePremium.ts';
import type { PriceChange, PriceChangeCause } from '../../domain/rating/priceChange.ts';
import type { Quote } from '../../domain/rating/quotation.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { isReduction } from '../../i18n/discountWords.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages, type PremiumBarMessages } from './PremiumBar.messages.ts';
import * as S from './PremiumBar.styles.ts';

type NamedScheme = Pick<Scheme, 'id' | 'name'>;

/** Persons, average, and the discount tiers around the group. */
export function PremiumBarFacts({ quote }: { quote: Quote }): ReactElement {
  const words = useMessages(messages);
  const { reached, next } = quote.discount;
  const average = quote.totalFen === null ? null : averagePremiumOf(quote.totalFen, quote.heads);

  return (
    <S.Facts>
      <span>{words.heads(quote.heads)}</span>
      {average === null ? null : (
        <span>
          {words.average} {formatFen(average)}
        </span>
      )}
      {reached && isReduction(reached.discount) ? <span>{words.reached(reached.discount)}</span> : null}
      {next ? <span>{words.next(next.personsToGo, next.tier.discount)}</span> : null}
    </S.Facts>
  );
}

function causeText(cause: PriceChangeCause, schemes: readonly NamedScheme[], words: PremiumBarMessages): string {
  const nameOf = (schemeId: string) => schemes.find(({ id }) => id === schemeId)?.name ?? schemeId;
  switch (cause.kind) {
    case 'heads':
      return words.headsChanged(nameOf(cause.schemeId), cause.from, cause.to);
    case 'discount':
      return words.discountChanged(cause.from?.discount ?? '1', cause.to?.discount ?? '1');
    case 'schemeAdded':
      return words.schemeAdded(nameOf(cause.schemeId));
    case 'schemeRemoved':
      return words.schemeRemoved;
    default:
      return words.termsChanged(nameOf(cause.schemeId));
  }
}

/** What has changed since the last price, and why. */
export function PremiumBarChange(props: { change: PriceChange; schemes: readonly NamedScheme[] }): ReactElement {
  const { differenceFen, causes } = props.change;
  const words = useMessages(messages);
  const isDearer = differenceFen > 0;
  const reasons = causes.map((cause) => causeText(cause, props.schemes, words)).join('；');

  return (
    <S.Change data-direction={isDearer ? 'up' : 'down'}>
      <span aria-hidden>{isDearer ? '↑ ' : '↓ '}</span>
      {isDearer ? words.dearer : words.cheaper} {formatFen(Math.abs(differenceFen))}
      {reasons ? `（${reasons}）` : null}
    </S.Change>
  );
}

import type { ReactElement } from 'react';

import { averagePremiumOf } from '../../domain/rating/averagePremium.ts';
import type { PriceChange } from '../../domain/rating/explainChange.ts';
import type { Quote, SchemeQuote } from '../../domain/rating/quotation.ts';
import type { Scheme } from '../../domain/scheme/scheme.ts';
import { isReduction } from '../../i18n/discountWords.ts';
import { formatFen } from '../../i18n/formatMoney.ts';
import { priceChangeMessages, priceChangeText } from '../../i18n/priceChange.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usePunctuation } from '../../i18n/usePunctuation.ts';
import { messages } from './PremiumBar.messages.ts';
import * as S from './PremiumBar.styles.ts';

type NamedScheme = Pick<Scheme, 'id' | 'name'>;

const countsNoPersons = (scheme: SchemeQuote): boolean =>
  scheme.status === 'priced'
    ? scheme.subject !== undefined
    : scheme.problems.some(({ code }) => code === 'subjectMissing');

/** Shows, if there are any: the number of persons, the average premium, the reached discount tier and the next tier. */
export function PremiumBarFacts({ quote }: { quote: Quote }): ReactElement {
  const words = useMessages(messages);
  const { reached, next } = quote.discount;
  const average = quote.totalFen === null ? null : averagePremiumOf(quote.totalFen, quote.heads);

  return (
    <S.Facts>
      {quote.schemes.some(countsNoPersons) ? null : <span>{words.heads(quote.heads)}</span>}
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

/** Shows the difference between the price and the previous price, and the causes. */
export function PremiumBarChange(props: {
  change: PriceChange;
  schemes: readonly NamedScheme[];
  isOpen: boolean;
}): ReactElement {
  const { differenceFen, causes } = props.change;
  const words = useMessages(messages);
  const changeWords = useMessages(priceChangeMessages);
  const { clauses, remarked } = usePunctuation();
  const nameOf = (schemeId: string) => props.schemes.find(({ id }) => id === schemeId)?.name ?? schemeId;
  const isDearer = differenceFen > 0;
  const reasons = clauses(causes.map((cause) => priceChangeText(cause, nameOf, changeWords)));

  return (
    <S.Change data-direction={isDearer ? 'up' : 'down'} data-open={props.isOpen || undefined}>
      <span aria-hidden>{isDearer ? '↑ ' : '↓ '}</span>
      {isDearer ? words.dearer : words.cheaper} {formatFen(Math.abs(differenceFen))}
      {reasons ? remarked('', reasons) : null}
    </S.Change>
  );
}

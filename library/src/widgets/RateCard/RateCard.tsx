import { forwardRef, type ForwardRefExoticComponent, type ReactNode, type RefAttributes, useMemo } from 'react';

import { DataGrid, type DataGridColumn } from '../../components/DataGrid/index.ts';
import { Money } from '../../components/Money/index.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import { type RateRow, rateCardOf, type TierRow } from '../../domain/rating/rateCard.ts';
import { isReduction } from '../../i18n/discountWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RateCard.messages.ts';
import * as S from './RateCard.styles.ts';
import { useUnitName } from './useUnitName.ts';

export interface RateCardProps {
  /** The product whose example premiums are computed and shown. */
  product: ProductDefinition;
}

/** A column for each plan with the premiums of the rows. */
const planColumns = <Row extends { readonly premiums: readonly (string | null)[] }>(
  { plans }: ProductDefinition,
  headerOf: (plan: string) => string,
  unpriced: string,
): readonly DataGridColumn<Row>[] =>
  plans.map(({ code, name }, at) => ({
    id: code,
    header: headerOf(name),
    align: 'end',
    cell: ({ premiums }: Row): ReactNode => {
      const premium = premiums[at];
      return premium ? <Money yuan={premium} /> : unpriced;
    },
  }));

/**
 * Rate card (示例费率) of a product: the annual premium of each unit (a person of each occupation class, a vehicle, a
 * pool …) in each plan, and the discounts by number of persons. All amounts are computed by the rating functions. The
 * ref is the outermost element.
 */
export const RateCard: ForwardRefExoticComponent<RateCardProps & RefAttributes<HTMLDivElement>> = forwardRef<
  HTMLDivElement,
  RateCardProps
>(function RateCard({ product }, ref) {
  const words = useMessages(messages);
  const nameOf = useUnitName();
  const { rows, tiers } = useMemo(() => rateCardOf(product), [product]);
  const rateColumns: readonly DataGridColumn<RateRow>[] = [
    { id: 'unit', header: words.unit, isRowHeader: true, cell: ({ unit }) => nameOf(unit) },
    ...planColumns<RateRow>(product, (plan) => plan, words.unpriced),
  ];
  const tierColumns: readonly DataGridColumn<TierRow>[] = [
    {
      id: 'heads',
      header: words.heads,
      isRowHeader: true,
      cell: ({ tier }) => words.headsRange(tier.minPersons, tier.maxPersons),
    },
    {
      id: 'discount',
      header: words.discount,
      cell: ({ tier }) => (isReduction(tier.discount) ? words.discountOf(tier.discount) : words.noDiscount),
    },
    ...planColumns<TierRow>(product, words.perHead, words.unpriced),
  ];
  return (
    <S.Root ref={ref}>
      <DataGrid caption={words.premiums} columns={rateColumns} rows={rows} rowKey={({ unit }) => nameOf(unit)} />
      {tiers.length > 0 ? (
        <DataGrid
          caption={words.tiers}
          columns={tierColumns}
          rows={tiers}
          rowKey={({ tier }) => String(tier.minPersons)}
        />
      ) : null}
      <p>
        {words.note(tiers.length > 0)}
        {product.rounding === 'ceil' ? words.wholeYuan(product.basis === 'perPerson') : null}
      </p>
    </S.Root>
  );
});

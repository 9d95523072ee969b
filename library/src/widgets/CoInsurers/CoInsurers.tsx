import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { Money } from '../../components/Money/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import type { Fen } from '../../domain/money/fen.ts';
import type { CoInsurer } from '../../domain/product/productDefinition.ts';
import { coInsurerSharesOf } from '../../domain/rating/coInsurance.ts';
import { percentOf } from '../../i18n/discountWords.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './CoInsurers.messages.ts';
import * as S from './CoInsurers.styles.ts';

export interface CoInsurersProps {
  /**
   * Insurers of a co-insured product (`coInsuranceCompanyList` in the API documents). The first insurer in the list is
   * the leading insurer.
   */
  coInsurers: readonly CoInsurer[];
  /**
   * Total premium in fen, which the insurers share. If null, only the shares are shown, without amounts. @default null
   */
  totalFen?: Fen | null | undefined;
}

/**
 * Table of the insurers of a co-insured (共保) order. It shows the share and, if the total is given, the premium of each
 * insurer. The ref is the outermost element.
 */
export const CoInsurers: ForwardRefExoticComponent<CoInsurersProps & RefAttributes<HTMLTableElement>> = forwardRef<
  HTMLTableElement,
  CoInsurersProps
>(function CoInsurers({ coInsurers, totalFen = null }, ref) {
  const words = useMessages(messages);
  const shares = coInsurerSharesOf(coInsurers, totalFen ?? 0);

  return (
    <S.Table ref={ref}>
      <caption>{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.insurer}</th>
          <th scope="col" data-part="number">
            {words.share}
          </th>
          {totalFen === null ? null : (
            <th scope="col" data-part="number">
              {words.premium}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {shares.map(({ code, name, share, premiumFen }, index) => (
          <tr key={code}>
            <th scope="row">
              {name} {index === 0 ? <Tag tone="info">{words.leader}</Tag> : null}
            </th>
            <td data-part="number">{percentOf(share)}</td>
            {totalFen === null ? null : (
              <td data-part="number">
                <Money fen={premiumFen} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </S.Table>
  );
});

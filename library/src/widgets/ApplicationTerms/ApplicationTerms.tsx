import { forwardRef, type ForwardRefExoticComponent, Fragment, type ReactElement, type RefAttributes } from 'react';

import { DescriptionList } from '../../components/DescriptionList/index.ts';
import type { CalendarDay } from '../../domain/calendar/calendarDay.ts';
import type { ProductDefinition } from '../../domain/product/productDefinition.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { productTermsOf, productTermWords } from '../../i18n/productTerms.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import * as S from './ApplicationTerms.styles.ts';

export interface ApplicationTermsProps {
  /** The product from whose definition the terms are derived. */
  product: ProductDefinition;
  /** Days on which no cover can start, as the server returns them. @default none */
  closedDays?: readonly CalendarDay[] | undefined;
  /** Returns the name of a region by its six-digit code. Without this function, the sales areas aren't shown. */
  nameOfArea?: ((code: number) => string) | undefined;
  /** Notices in the user's language, which are listed below the terms. @default none */
  notices?: readonly string[] | undefined;
}

/**
 * The terms of an application (投保须知), derived from the definition of the product. They say who may be insured (ages,
 * occupation classes, numbers of persons), where, for which period, and on which days cover starts. Notices follow as a
 * numbered list. The ref is the outermost element.
 */
export const ApplicationTerms: ForwardRefExoticComponent<ApplicationTermsProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, ApplicationTermsProps>(function ApplicationTerms(props, ref) {
    const { product, closedDays = [], nameOfArea, notices = [] } = props;
    const words = useMessages(productTermWords);
    const persons = useMessages(personWords);
    const terms = productTermsOf(product, { words, persons, closedDays, nameOfArea });
    return (
      <S.Root ref={ref}>
        <DescriptionList
          items={terms.map(({ id, term, text }) => ({
            term,
            description: id === 'closedDays' ? <Days days={closedDays} separator={words.separator} /> : text,
          }))}
        />
        {notices.length > 0 ? (
          <ol>
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ol>
        ) : null}
      </S.Root>
    );
  });

interface DaysProps {
  readonly days: readonly CalendarDay[];
  readonly separator: string;
}

/** Shows days one after the other. A line is broken only between two days. */
function Days({ days, separator }: DaysProps): ReactElement {
  return (
    <>
      {days.map((day, place) => (
        <Fragment key={day}>
          {place > 0 ? separator : null}
          <S.Day>{day}</S.Day>
        </Fragment>
      ))}
    </>
  );
}

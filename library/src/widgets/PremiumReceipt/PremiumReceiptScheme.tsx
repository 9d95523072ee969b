import { type ReactElement, useId } from 'react';

import { Money } from '../../components/Money/index.ts';
import type { LineQuote, SchemeQuote, TraceStep } from '../../domain/rating/quotation.ts';
import { formatCount } from '../../i18n/counted.ts';
import { formatExactYuan } from '../../i18n/formatExactYuan.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './PremiumReceipt.messages.ts';
import * as S from './PremiumReceipt.styles.ts';
import { ReceiptColumns } from './ReceiptColumns.tsx';
import { ReceiptTable } from './ReceiptTable.styles.ts';
import { stepWordsOf } from './stepWords.ts';

export interface PremiumReceiptSchemeProps {
  /** Name of the scheme. */
  name: string;
  /** Price of the scheme. */
  quote: SchemeQuote;
  /** The steps of this scheme, in the order in which they are computed. */
  steps: readonly TraceStep[];
}

/**
 * The part of a receipt for one scheme. It shows the lines of the scheme. After them come the steps that lead to the
 * premium of one person in each class, or to the whole premium if it isn't computed per person.
 */
export function PremiumReceiptScheme({ name, quote, steps }: PremiumReceiptSchemeProps): ReactElement {
  const words = useMessages(messages);
  const headingId = useId();
  const unitSteps = steps.filter(({ step }) => step !== 'heads');
  const classes = [...new Set(unitSteps.map(({ occupationClass }) => occupationClass))];

  return (
    <S.Scheme aria-labelledby={headingId}>
      <S.SchemeHead>
        <h3 id={headingId}>{name}</h3>
        {quote.status === 'priced' ? <Money yuan={quote.premium} size="lead" /> : <span>{words.unpriced}</span>}
      </S.SchemeHead>
      {quote.status === 'priced' && quote.lines.length > 0 ? <Lines lines={quote.lines} /> : null}
      {classes.map((occupationClass) => (
        <UnitSteps
          key={occupationClass}
          caption={occupationClass === null ? words.steps : words.stepsOf(occupationClass)}
          steps={unitSteps.filter((step) => step.occupationClass === occupationClass)}
        />
      ))}
    </S.Scheme>
  );
}

function Lines({ lines }: { lines: readonly LineQuote[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <ReceiptTable>
      <caption>{words.lines}</caption>
      <ReceiptColumns
        columns={[
          { caption: words.occupation },
          { caption: words.heads, isNumeric: true },
          { caption: words.unitPremium, isNumeric: true },
          { caption: words.premium, isNumeric: true },
        ]}
      />
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.occupationCode} ${line.occupationName} ${line.occupationClass}`}>
            <th scope="row">
              {line.occupationName || words.classLine(line.occupationClass)}
              {line.occupationName ? <S.Note>{words.classLine(line.occupationClass)}</S.Note> : null}
            </th>
            <td data-align="end">
              {formatCount(line.heads)}
              {line.chargedHeads === line.heads ? null : <S.Note>{words.chargedAs(line.chargedHeads)}</S.Note>}
            </td>
            <td data-align="end">
              <Money yuan={line.unitPremium} />
            </td>
            <td data-align="end">
              <Money yuan={line.premium} />
            </td>
          </tr>
        ))}
      </tbody>
    </ReceiptTable>
  );
}

function UnitSteps({ caption, steps }: { caption: string; steps: readonly TraceStep[] }): ReactElement {
  const words = useMessages(messages);
  return (
    <ReceiptTable>
      <caption>{caption}</caption>
      <ReceiptColumns
        columns={[
          { caption: words.step },
          { caption: words.factor, isNumeric: true },
          { caption: words.result, isNumeric: true },
        ]}
      />
      <tbody>
        {steps.map((step) => {
          const { name, factor } = stepWordsOf(step, words);
          return (
            <tr key={`${step.step} ${step.label} ${step.place ?? ''}`}>
              <th scope="row">{name}</th>
              <td data-align="end">{factor}</td>
              <td data-align="end">{formatExactYuan(step.result)}</td>
            </tr>
          );
        })}
      </tbody>
    </ReceiptTable>
  );
}

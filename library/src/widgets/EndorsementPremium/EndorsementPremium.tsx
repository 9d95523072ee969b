import { type ReactElement, useId, useRef, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Money } from '../../components/Money/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Pagination } from '../../components/Pagination/index.ts';
import { Spinner } from '../../components/Spinner/index.ts';
import type { EndorsementTrial, TrialLine } from '../../domain/endorsement/endorsementTrial.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { printElement, ReceiptTotal } from '../PremiumReceipt/index.ts';
import { EffectiveDateSlider } from './EffectiveDateSlider.tsx';
import { messages } from './EndorsementPremium.messages.ts';
import * as S from './EndorsementPremium.styles.ts';

export interface EndorsementPremiumProps {
  /** The changes in the order of the trial's lines. */
  changes: readonly PersonChange[];
  /** The trial premium; null while there is none. */
  trial: EndorsementTrial | null;
  /** Day from 00:00 of which the changes hold, `YYYY-MM-DD`. */
  effectiveDate: string;
  /** First and last day that may be chosen, `YYYY-MM-DD`; absent: the day is settled. */
  dates?: { readonly earliest: string; readonly latest: string } | undefined;
  /** Called with the day that the slider was moved to. */
  onDate?: ((day: string) => void) | undefined;
  /** Whether a trial is on its way; the one before stays in sight. @default false */
  isPending?: boolean | undefined;
  /** Why there is no price. */
  problem?: string | undefined;
  /** Whether the receipt offers to be printed. @default true */
  allowsPrint?: boolean | undefined;
}

const pageSize = 20;

const namesOf = (change: PersonChange | undefined): string => {
  if (!change) return '';
  if (change.kind === 'add') return change.person.name;
  return change.kind === 'remove' ? change.original.name : `${change.original.name} → ${change.person.name}`;
};

/** The trial premium (试算) of an endorsement: a line per person, what is paid or refunded in all, and the price by day. */
export function EndorsementPremium(props: EndorsementPremiumProps): ReactElement {
  const { trial, effectiveDate, dates, onDate, isPending = false, problem, allowsPrint = true } = props;
  const words = useMessages(messages);
  const root = useRef<HTMLElement>(null);
  const headingId = useId();
  return (
    <S.Root ref={root} aria-labelledby={headingId} aria-busy={isPending || undefined}>
      <S.Head>
        <h3 id={headingId}>{words.title}</h3>
        {isPending ? <Spinner /> : null}
        {allowsPrint && trial ? (
          <div data-part="actions">
            <Button size="small" onPress={() => root.current && printElement(root.current)}>
              {words.print}
            </Button>
          </div>
        ) : null}
      </S.Head>
      {dates && onDate ? <EffectiveDateSlider {...dates} value={effectiveDate} onChange={onDate} /> : null}
      {problem === undefined ? null : <Notice tone="danger">{problem}</Notice>}
      {trial ? (
        <>
          <p>{words.holdsFrom(effectiveDate)}</p>
          <Lines changes={props.changes} lines={trial.lines} />
          <ReceiptTotal role="status">
            <span>{words.settlement[trial.settlement]}</span>
            <Money fen={Math.abs(trial.netFen)} size="figure" />
          </ReceiptTotal>
        </>
      ) : problem === undefined ? (
        <p>{isPending ? words.pending : words.none}</p>
      ) : null}
    </S.Root>
  );
}

function Lines({ changes, lines }: { changes: readonly PersonChange[]; lines: readonly TrialLine[] }): ReactElement {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  const [page, setPage] = useState(1);
  const last = Math.max(1, Math.ceil(lines.length / pageSize));
  const shown = Math.min(page, last);
  return (
    <>
      <S.Scroll tabIndex={0} role="region" aria-label={words.persons(lines.length)}>
        <S.Table>
          <caption>{words.persons(lines.length)}</caption>
          <thead>
            <tr>
              <th scope="col">{words.person}</th>
              <th scope="col">{words.kind}</th>
              <th scope="col" data-align="end">
                {words.charge}
              </th>
              <th scope="col" data-align="end">
                {words.refund}
              </th>
              <th scope="col" data-align="end">
                {words.fee}
              </th>
              <th scope="col" data-align="end">
                {words.net}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={line.index} data-off-page={Math.floor(at / pageSize) + 1 === shown ? undefined : true}>
                <th scope="row">{namesOf(changes[line.index])}</th>
                <td>{kinds[line.kind]}</td>
                <td data-align="end">
                  <Money fen={line.chargeFen} />
                </td>
                <td data-align="end">
                  <Money fen={line.refundFen} />
                </td>
                <td data-align="end">
                  <Money fen={line.feeFen} />
                </td>
                <td data-align="end">
                  <Money fen={line.netFen} />
                </td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroll>
      {lines.length > pageSize ? (
        <div data-part="actions">
          <Pagination page={shown} pageSize={pageSize} total={lines.length} onChange={setPage} />
        </div>
      ) : null}
    </>
  );
}

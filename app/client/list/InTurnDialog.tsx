import { Button } from '@tuanbao/library/components/Button';
import { Dialog } from '@tuanbao/library/components/Dialog';
import { ProgressBar } from '@tuanbao/library/components/ProgressBar';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { ReactElement, ReactNode } from 'react';

import { UnbrokenDates } from '../platform/page/UnbrokenDates.tsx';
import * as S from './InTurnDialog.styles.ts';
import { messages } from './list.messages.ts';
import type { InTurn, Outcome } from './useInTurn.ts';

/** Entry of a list with the name that the dialog shows. */
export interface NamedEntry {
  readonly key: string;
  readonly name: string;
}

/** Entry on which the action isn't possible, with the reason. */
export interface RefusedEntry extends NamedEntry {
  readonly reason: string;
}

export interface InTurnDialogProps<Result> {
  readonly title: string;
  /** Entries that the action runs on, in this order. */
  readonly entries: readonly NamedEntry[];
  /** Selected entries that the action leaves out. */
  readonly refused: readonly RefusedEntry[];
  readonly progress: Pick<InTurn<unknown, Result>, 'outcomes' | 'isRunning' | 'stop'>;
  /** Renders the result that the action had on one entry. */
  readonly resultOf: (result: Result) => ReactNode;
  readonly startLabel: string;
  /** Runs the action on all entries. If the action has run before, runs it only on the entries that aren't done. */
  readonly onStart: () => void;
  /** Text and fields that are shown until the action starts. */
  readonly children: ReactNode;
  /** Content below the results, such as links to the created objects. */
  readonly end?: ReactNode;
  readonly onClose: () => void;
}

const countOf = <Result,>(outcomes: ReadonlyMap<string, Outcome<Result>>, state: Outcome<Result>['state']): number =>
  [...outcomes.values()].filter((outcome) => outcome.state === state).length;

/**
 * Dialog for an action on several entries of a list. It first shows which entries are left out and why, then the
 * progress, then the result of each entry.
 */
export function InTurnDialog<Result>(props: InTurnDialogProps<Result>): ReactElement {
  const { title, entries, refused, progress, startLabel, onStart, children, end, onClose } = props;
  const { outcomes, isRunning, stop } = progress;
  const words = useMessages(messages);
  const isStarted = isRunning || outcomes.size > 0;
  const undone = entries.length - countOf(outcomes, 'done');
  const close = isRunning ? stop : onClose;
  const start = (
    <Button variant="primary" isDisabled={entries.length === 0} onPress={onStart}>
      {isStarted ? words.goOn(undone) : startLabel}
    </Button>
  );
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={close}
      footer={
        <>
          <Button onPress={close}>{isRunning ? words.stop : isStarted ? words.close : words.cancel}</Button>
          {isRunning || undone === 0 ? null : start}
        </>
      }
    >
      <S.Stack>
        {isStarted ? <Progress {...props} /> : children}
        {refused.length > 0 ? (
          <>
            <p>{words.refused(refused.length)}</p>
            <S.Entries>
              {refused.map(({ key, name, reason }) => (
                <li key={key}>
                  {name}
                  <small>
                    <UnbrokenDates text={reason} />
                  </small>
                </li>
              ))}
            </S.Entries>
          </>
        ) : null}
        {isStarted && !isRunning ? end : null}
      </S.Stack>
    </Dialog>
  );
}

function Progress<Result>({ entries, progress, resultOf }: InTurnDialogProps<Result>): ReactElement {
  const words = useMessages(messages);
  const { outcomes, isRunning } = progress;
  const [done, failed] = [countOf(outcomes, 'done'), countOf(outcomes, 'failed')];
  return (
    <>
      {isRunning ? (
        <ProgressBar
          label={words.running(done + failed, entries.length)}
          value={done + failed}
          maxValue={entries.length}
        />
      ) : null}
      <p role="status">{isRunning ? '' : words.finished(done, failed, entries.length - done - failed)}</p>
      <S.Entries>
        {entries.map(({ key, name }) => {
          const outcome = outcomes.get(key);
          return (
            <li key={key}>
              {name}
              <small data-state={outcome?.state}>
                {outcome === undefined
                  ? words.waiting
                  : outcome.state === 'failed'
                    ? outcome.reason
                    : resultOf(outcome.result)}
              </small>
            </li>
          );
        })}
      </S.Entries>
    </>
  );
}

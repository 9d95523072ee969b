import { type ReactElement, useEffect, useRef, useState } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Select } from '../../components/Select/index.ts';
import { occupationRefusal } from '../../domain/occupation/occupationRefusal.ts';
import type { OccupationRule } from '../../domain/occupation/occupationRule.ts';
import type { OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  OccupationPicker,
  type OccupationPickerMessages,
  occupationPickerMessages,
} from '../OccupationPicker/index.ts';
import { messages, type OccupationResolverMessages } from './OccupationResolver.messages.ts';
import { offeredOccupations } from './offeredOccupations.ts';
import type { ResolverLine } from './useOccupationResolverState.ts';

interface OccupationResolverLineProps {
  readonly line: ResolverLine;
  readonly tree: OccupationTree;
  readonly rule: OccupationRule;
  /**
   * Called with the code of the occupation that the user chose. '' means that the title gets no occupation; null means
   * that the user undoes the choice.
   */
  readonly onChoose: (code: string | null) => void;
}

/** One job title with the occupations that may fit. If the user must confirm the match, a mark shows this. */
export function OccupationResolverLine(props: OccupationResolverLineProps): ReactElement {
  const { line, tree, rule, onChoose } = props;
  const text = useMessages(messages);
  const pickerText = useMessages(occupationPickerMessages);
  const [isSearching, setSearching] = useState(false);
  const picker = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSearching) picker.current?.click();
  }, [isSearching]);
  const hasAnswers = line.answers.length > 0;
  const label = text.occupationFor(line.title);
  const code = line.occupation?.code ?? '';

  const turn = (): void => {
    if (isSearching && code === '') onChoose(null);
    setSearching(!isSearching);
  };
  const turnLabel = isSearching ? text.back : text.other;

  return (
    <li data-open={!line.isResolved || undefined}>
      <div>
        {line.title}
        {line.count > 1 ? <span data-part="count">{text.times(line.count)}</span> : null}
      </div>
      <div>
        {isSearching || !hasAnswers ? (
          <OccupationPicker
            ref={picker}
            label={label}
            tree={tree}
            rule={rule}
            value={code}
            onChange={(occupation) => onChoose(occupation?.code ?? '')}
          />
        ) : (
          <Select
            label={label}
            placeholder={text.choose}
            options={offeredOccupations(line, tree, rule, pickerText)}
            value={code}
            onChange={onChoose}
          />
        )}
        <div data-part="after">
          <span data-part="state">{stateOf(line, rule, text, pickerText)}</span>
          {hasAnswers ? (
            <Button variant="quiet" size="small" aria-label={text.actionFor(turnLabel, line.title)} onPress={turn}>
              {turnLabel}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}

/** Returns the text that says how certain the match is, or why the title has no occupation yet. */
function stateOf(
  line: ResolverLine,
  rule: OccupationRule,
  text: OccupationResolverMessages,
  pickerText: OccupationPickerMessages,
): string {
  const refusal = line.refused && occupationRefusal(line.refused, rule);
  if (line.isChosen && line.isResolved) return text.chosen;
  if (line.refused && refusal) return text.refused(line.refused.name, pickerText.refusals[refusal]);
  const [best] = line.answers;
  if (line.isResolved && best) return text.confidence[best.confidence];
  return best ? text.unsure : text.nothing;
}

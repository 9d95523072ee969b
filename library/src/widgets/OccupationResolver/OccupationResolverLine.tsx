import { type ReactElement, useState } from 'react';

import { Select, type SelectOption } from '../../components/Select/index.ts';
import { occupationRefusal, ratedClass } from '../../domain/occupation/occupationRefusal.ts';
import type { RankedOccupation } from '../../domain/occupation/occupationsForTitle.ts';
import type { OccupationTree } from '../../domain/occupation/occupationTree.ts';
import type { TitleLine } from '../../domain/occupation/titleLines.ts';
import type { OccupationRule } from '../../domain/product/productDefinition.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import {
  OccupationPicker,
  type OccupationPickerMessages,
  occupationPickerMessages,
} from '../OccupationPicker/index.ts';
import { messages, type OccupationResolverMessages } from './OccupationResolver.messages.ts';

interface OccupationResolverLineProps {
  readonly line: TitleLine & { readonly count: number };
  readonly tree: OccupationTree;
  readonly rule: OccupationRule;
  /** '' for none. */
  readonly code: string;
  readonly onChoose: (code: string) => void;
}

const other = 'other';

/** A job title, what it may mean, and whether the reader has to look at it. */
export function OccupationResolverLine(props: OccupationResolverLineProps): ReactElement {
  const { line, tree, rule, code, onChoose } = props;
  const text = useMessages(messages);
  const pickerText = useMessages(occupationPickerMessages);
  const [isSearching, setSearching] = useState(line.answers.length === 0);
  const label = text.occupationFor(line.title);

  return (
    <li data-open={code === '' || undefined}>
      <div>
        {line.title}
        {line.count > 1 ? <span data-part="count">{text.times(line.count)}</span> : null}
      </div>
      <div>
        {isSearching ? (
          <OccupationPicker
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
            options={[
              ...line.answers.map((answer) => optionOf(answer, rule, pickerText)),
              { value: other, label: text.other },
            ]}
            value={code}
            onChange={(chosen) => {
              if (chosen === other) setSearching(true);
              onChoose(chosen === other ? '' : chosen);
            }}
          />
        )}
        <span data-part="state">{stateOf(line, code, rule, text, pickerText)}</span>
      </div>
    </li>
  );
}

function optionOf(
  { occupation }: RankedOccupation,
  rule: OccupationRule,
  text: OccupationPickerMessages,
): SelectOption {
  const occupationClass = ratedClass(occupation, rule);
  const refusal = occupationRefusal(occupation, rule);
  const words = [
    occupation.name,
    occupationClass === null ? '' : text.occupationClass(occupationClass),
    refusal === null ? '' : text.refusals[refusal],
  ];
  return { value: occupation.code, label: words.filter(Boolean).join(' · '), isDisabled: refusal !== null };
}

/** How sure the answer is; of an open line, why it is open. */
function stateOf(
  line: TitleLine,
  code: string,
  rule: OccupationRule,
  text: OccupationResolverMessages,
  pickerText: OccupationPickerMessages,
): string {
  const [best] = line.answers;
  if (code !== '') return code === best?.occupation.code ? text.confidence[best.confidence] : text.chosen;
  if (!best) return text.nothing;
  const refusal = best.confidence === 'possible' ? null : occupationRefusal(best.occupation, rule);
  return refusal === null ? text.unsure : text.refused(best.occupation.name, pickerText.refusals[refusal]);
}

import { forwardRef, type ForwardRefExoticComponent, type RefAttributes, useMemo } from 'react';

import { Cascader, type CascaderFieldProps } from '../../components/Cascader/index.ts';
import { WarningIcon } from '../../components/Icon/index.ts';
import { occupationRefusal } from '../../domain/occupation/occupationRefusal.ts';
import type { OccupationRule } from '../../domain/occupation/occupationRule.ts';
import { type OccupationNode, occupationOf, type OccupationTree } from '../../domain/occupation/occupationTree.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './OccupationPicker.messages.ts';
import * as S from './OccupationPicker.styles.ts';
import { occupationSource } from './occupationSource.ts';

export interface OccupationPickerProps extends CascaderFieldProps {
  /** The occupation tree in three levels (大类 > 中类 > 小类). */
  tree: OccupationTree;
  /** Rule of the product for occupations. To offer only the classes of one scheme, limit `classes` of the rule. */
  rule: OccupationRule;
  /**
   * Code of the chosen occupation; '' if no occupation is chosen. If the value always stays '', the user can choose one
   * occupation after another.
   */
  value?: string | undefined;
  /** Code of the occupation that is chosen at first (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the occupation that the user chose, or with null if the user cleared the field. */
  onChange?: ((occupation: OccupationNode | null) => void) | undefined;
}

/**
 * Field for an occupation. The user finds it by the groups of the tree or by search. Occupations that the product
 * refuses are visible too, with the reason. If the chosen occupation is refused, the reason is shown too. The ref is
 * the button that opens the list.
 */
export const OccupationPicker: ForwardRefExoticComponent<OccupationPickerProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, OccupationPickerProps>(function OccupationPicker(props, ref) {
    const { tree, rule, value, defaultValue = '', onChange, ...field } = props;
    const text = useMessages(messages);
    const report = (next: string): void => onChange?.(occupationOf(tree, next));
    const [code, setCode] = useControlledValue(value, defaultValue, report);
    const chosen = occupationOf(tree, code);
    const refusal = chosen ? occupationRefusal(chosen, rule) : null;
    const source = useMemo(() => occupationSource(tree, rule, text), [tree, rule, text]);

    return (
      <Cascader
        {...field}
        ref={ref}
        placeholder={field.placeholder ?? text.placeholder}
        source={source}
        value={code}
        onChange={setCode}
        note={
          refusal ? (
            <S.Refusal role="status">
              <WarningIcon />
              {text.refusals[refusal]}
            </S.Refusal>
          ) : null
        }
        levelLabels={text.levels}
        searchLabel={text.search}
      />
    );
  });

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
  /** The product's rule for occupations. To offer only the classes of a scheme, limit `classes`. */
  rule: OccupationRule;
  /**
   * Code of the chosen occupation; '' when none is chosen. If it always stays '', the user can choose one occupation
   * after another.
   */
  value?: string | undefined;
  /** Initial code (uncontrolled). @default '' */
  defaultValue?: string | undefined;
  /** Called with the chosen occupation, or with null when the field is cleared. */
  onChange?: ((occupation: OccupationNode | null) => void) | undefined;
}

/**
 * Chooses an occupation by the groups of the tree, or by search. Refused occupations stay visible with the reason, even
 * one that was chosen before the product refused it. The ref is the button that opens it.
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

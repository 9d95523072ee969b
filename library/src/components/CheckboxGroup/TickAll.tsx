import type { ReactElement } from 'react';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';

import { useMessages } from '../../i18n/useMessages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { messages } from './CheckboxGroup.messages.ts';
import * as S from './CheckboxGroup.styles.ts';
import type { CheckboxGroupOption } from './checkboxGroupOption.ts';

interface TickAllProps {
  readonly options: readonly CheckboxGroupOption[];
  readonly ticked: readonly string[];
  readonly isDisabled: boolean | undefined;
  readonly isReadOnly: boolean | undefined;
  readonly onChange: (ticked: readonly string[]) => void;
}

/** Checkbox with which the user checks or unchecks all enabled options of the group. Disabled options don't change. */
export function TickAll({ options, ticked, isDisabled, isReadOnly, onChange }: TickAllProps): ReactElement {
  const words = useMessages(messages);
  const open = options.filter((option) => !option.isDisabled).map((option) => option.value);
  const fixed = ticked.filter((one) => !open.includes(one));
  const count = open.filter((one) => ticked.includes(one)).length;

  return (
    <S.All>
      {/* Removes the context of the group, because the value of this checkbox isn't a value of the group. */}
      <CheckboxGroupStateContext.Provider value={null}>
        <Checkbox
          isSelected={count > 0 && count === open.length}
          isIndeterminate={count > 0 && count < open.length}
          isDisabled={Boolean(isDisabled) || open.length === 0}
          isReadOnly={isReadOnly ?? false}
          onChange={(isSelected) => onChange(isSelected ? [...fixed, ...open] : fixed)}
        >
          {words.all}
        </Checkbox>
      </CheckboxGroupStateContext.Provider>
    </S.All>
  );
}

import { color } from '@tuanbao/tokens';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { styled, type StyledComponent } from 'styled-components';

import { fieldButton, fieldColumn, fieldGroup, groupInput } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldGroup}
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  ${groupInput}

  &::-ms-reveal {
    display: none; /* hides the browser's button, because the field has its own */
  }
`;

export const Show: StyledComponent<typeof ToggleButton> = styled(ToggleButton)`
  ${fieldButton}

  &[data-selected] {
    color: ${color.text.accent};
  }
`;

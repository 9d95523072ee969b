import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';

import { digits, fieldButton, fieldColumn, fieldGroup, groupInput } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldGroup}
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  ${groupInput}
  ${digits}
`;

export const Trigger: StyledComponent<typeof Button> = styled(Button)`
  ${fieldButton}
`;

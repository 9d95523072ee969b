import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/index.ts';

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  ${fieldBox}
`;

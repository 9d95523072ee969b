import { size, space } from '@tuanbao/tokens';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/index.ts';

export const Input: StyledComponent<typeof AriaTextArea> = styled(AriaTextArea)`
  ${fieldBox}
  min-block-size: calc(2 * ${size.control});
  padding-block: ${space.sm};
  resize: vertical;
`;

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
  max-inline-size: none;
`;

import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/Field.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}
`;

export const Input: StyledComponent<'input'> = styled.input`
  ${fieldBox}
`;

import { size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/Field.styles.ts';

export const Input: StyledComponent<'textarea'> = styled.textarea`
  ${fieldBox}
  min-block-size: calc(2 * ${size.control});
  padding-block: ${space.sm};
  resize: vertical;
`;

export const Root: StyledComponent<'div'> = styled.div`
  ${fieldColumn}
  max-inline-size: none;
`;

import { color, radius, size, space } from '@tuanbao/tokens';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';

import { digits, fieldColumn, fieldGroup, groupInput } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldGroup}

  > button {
    min-block-size: calc(${size.control} - 2 * ${size.hairline});
    padding-inline: ${space.sm};
    border: 0;
    border-radius: ${radius.control};
    color: ${color.text.default};
  }
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  ${groupInput}
  ${digits}

  &[data-part='stepped'] {
    text-align: center;
  }
`;

export const Unit: StyledComponent<'span'> = styled.span`
  flex: none;
  padding-inline-end: ${space.md};
  color: ${color.text.muted};
`;

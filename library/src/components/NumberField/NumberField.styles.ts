import { color, font, radius, size, space } from '@tuanbao/tokens';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldColumn } from '../Field/index.ts';

export const Root: StyledComponent<typeof TextField> = styled(TextField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldBox}
  display: flex;
  align-items: center;
  padding: ${space.none};

  > button {
    min-block-size: calc(${size.control} - 2 * ${size.hairline});
    padding-inline: ${space.sm};
    border: 0;
    border-radius: ${radius.control};
    color: ${color.text.default};
  }
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: calc(${size.control} - 2 * ${size.hairline});
  padding-inline: ${space.md};
  border: 0;
  border-radius: ${radius.control};
  outline: 0; /* the box shows the focus ring */
  background: transparent;
  color: inherit;
  font: inherit;
  font-family: ${font.family.number};
  font-variant-numeric: tabular-nums;

  &::placeholder {
    color: ${color.text.muted};
    font-family: ${font.family.sans};
    opacity: 1;
  }
  &[data-part='stepped'] {
    text-align: center;
  }
`;

export const Unit: StyledComponent<'span'> = styled.span`
  flex: none;
  padding-inline-end: ${space.md};
  color: ${color.text.muted};
`;

import { color, size, space } from '@tuanbao/tokens';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { styled, type StyledComponent } from 'styled-components';

import { fieldBox, fieldButton, fieldColumn } from '../Field/index.ts';

export const Root: StyledComponent<typeof SearchField> = styled(SearchField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldBox}
  display: flex;
  gap: ${space.sm};
  align-items: center;
  padding-inline: ${space.sm} ${space.none};

  > svg {
    color: ${color.text.muted};
  }
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  flex: 1;
  box-sizing: border-box;
  min-inline-size: 0;
  block-size: calc(${size.control} - 2 * ${size.hairline});
  padding: ${space.none};
  border: 0;
  outline: 0; /* the box shows the focus ring */
  background: transparent;
  color: inherit;
  font: inherit;

  &::-webkit-search-cancel-button {
    display: none;
  }
  &::placeholder {
    color: ${color.text.muted};
    opacity: 1;
  }
`;

export const Clear: StyledComponent<typeof Button> = styled(Button)`
  ${fieldButton}

  [data-empty] > * > & {
    visibility: hidden;
  }
`;

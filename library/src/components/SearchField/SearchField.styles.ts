import { color, space } from '@tuanbao/tokens';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Input as AriaInput } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { styled, type StyledComponent } from 'styled-components';

import { fieldButton, fieldColumn, fieldGroup, groupInput } from '../Field/Field.styles.ts';

export const Root: StyledComponent<typeof SearchField> = styled(SearchField)`
  ${fieldColumn}
`;

export const Box: StyledComponent<typeof Group> = styled(Group)`
  ${fieldGroup}
  gap: ${space.sm};
  padding-inline-start: ${space.sm};

  > svg {
    color: ${color.text.muted};
  }
`;

export const Input: StyledComponent<typeof AriaInput> = styled(AriaInput)`
  ${groupInput}
  padding: ${space.none};

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Clear: StyledComponent<typeof Button> = styled(Button)`
  ${fieldButton}

  [data-empty] > * > &,
  [data-readonly] > * > & {
    visibility: hidden;
  }
`;
